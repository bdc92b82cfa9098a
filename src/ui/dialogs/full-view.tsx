import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { fading } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Icon } from '../icons/every-icon.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useFocusReturn } from './focus-return.ts';

const Whole = styled(Radix.Content, {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  background: '$tile',
  color: '$inkOnTile',
  ...fading,
});
const Close = styled(Radix.Close, {
  position: 'absolute',
  top: '$2',
  right: '$2',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: '$round',
  background: 'rgba(255, 255, 255, .9)',
  color: 'inherit',
  cursor: 'pointer',
});

type FullViewProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** Full-screen view; Escape and its button close it and restore the focus. */
export function FullView({ open, title, onClose, children }: FullViewProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Whole aria-describedby={undefined} {...focus}>
          <Radix.Title asChild>
            <VisuallyHidden>{title}</VisuallyHidden>
          </Radix.Title>
          {children}
          <Close aria-label={commonText.close}>
            <Icon name="close" />
          </Close>
        </Whole>
      </Radix.Portal>
    </Radix.Root>
  );
}
