import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Label = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: '$colors$ink', flex: 'none' },
});

/** Checkbox with its label, which is part of the hit area. */
export function Checkbox({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children?: ReactNode }) {
  return (
    <Label>
      <input type="checkbox" {...input} />
      {children ? <span>{children}</span> : null}
    </Label>
  );
}
