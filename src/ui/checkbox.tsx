import { type ReactNode, useId } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Row = styled('div', { display: 'flex', gap: '$3', alignItems: 'flex-start', padding: '$2 0' });
const Box = styled('input', {
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: '2px 0 0',
  accentColor: '$colors$accentStrong',
});
const Text = styled('label', { fontSize: '$m', lineHeight: 1.5, cursor: 'pointer' });
const Hint = styled('p', { fontSize: '$s', color: '$muted' });

export type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** A yes/no choice with its label beside it. */
export function Checkbox({ label, checked, onCheckedChange, hint, name, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <Row>
      <Box
        id={id}
        type="checkbox"
        name={name}
        disabled={disabled}
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
      />
      <div>
        <Text htmlFor={id}>{label}</Text>
        {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      </div>
    </Row>
  );
}
