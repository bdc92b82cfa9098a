import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { Backdrop, leaveToBackdrop } from '../dialogs/backdrop.tsx';
import { DialogHead } from '../dialogs/dialog-head.tsx';
import { useFocusReturn } from '../dialogs/focus-return.ts';

// Not with the motions of the shop: only who runs it sees this one.
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$sidebar',
  inset: '0 0 0 auto',
  width: 'min(640px, 100vw)',
  padding: '$6',
  overflowY: 'auto',
  background: '$raised',
  boxShadow: '$floating',
  overscrollBehavior: 'contain',
  animation: `${slideIn} 240ms cubic-bezier(.2, .8, .2, 1)`,
  '@small': { padding: '$4 $gutter calc($space$5 + env(safe-area-inset-bottom))' },
});

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** One row of a table beside it; focus is kept inside and given back, Escape and the backdrop close it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop layer="sidebar" onPress={onClose} />
        <Panel aria-describedby={undefined} {...focus} onPointerDownOutside={leaveToBackdrop}>
          <DialogHead title={title} />
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
