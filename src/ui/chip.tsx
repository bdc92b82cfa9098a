import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Root = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlSmall',
  padding: '0 $4',
  borderRadius: '$round',
  border: '1px solid $control',
  background: '$surface',
  color: '$ink',
  fontSize: '$s',
  whiteSpace: 'nowrap',
  transition: 'background-color $transitions$quick, color $transitions$quick',
  '&[aria-pressed="true"]': { background: '$ink', borderColor: '$ink', color: '$surface' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});

export type ChipProps = {
  selected?: boolean | undefined;
  onPress: () => void;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** A small on/off choice, such as one filter. */
export function Chip({ selected = false, onPress, children, ...rest }: ChipProps) {
  return (
    <Root type="button" aria-pressed={selected} onClick={onPress} {...rest}>
      {children}
    </Root>
  );
}
