import { type ComponentProps, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '../icons/every-icon.tsx';
import { TextField } from './field.tsx';

const Place = styled('div', { position: 'relative', '& input': { paddingRight: '52px' } });
// Positioned at the end of the field, below the label.
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
  /** Labels of the button that shows the password. */
  labels: { show: string; hide: string };
};

/** Password field with a button that shows the password. */
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
