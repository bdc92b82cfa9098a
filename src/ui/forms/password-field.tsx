import { type ComponentProps, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '../icons/every-icon.tsx';
import { TextField } from './field.tsx';

const Place = styled('div', { position: 'relative', '& input': { paddingRight: '52px' } });
// It stands at the end of the field, below the label.
const Eye = styled('button', {
  position: 'absolute',
  right: '2px',
  top: 'calc($lineHeights$body * 14px + 4px)',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '$sizes$control',
  border: 0,
  background: 'none',
  color: '$ink3',
  '@hover': { '&:hover': { color: '$ink' } },
});

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action'> & {
  /** Names of the eye. */
  labels: { show: string; hide: string };
};

/** A secret with an eye that shows it for as long as the page is open. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Place>
      <TextField {...field} type={visible ? 'text' : 'password'} />
      <Eye
        type="button"
        aria-label={visible ? labels.hide : labels.show}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Icon name={visible ? 'eye-off' : 'eye'} size={22} />
      </Eye>
    </Place>
  );
}
