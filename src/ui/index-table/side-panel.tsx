import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { Backdrop, leaveToBackdrop } from '../dialogs/backdrop.tsx';
import { DialogHead } from '../dialogs/dialog-head.tsx';
import { useFocusReturn } from '../dialogs/focus-return.ts';

// Its own keyframes: styles/motion.ts is for shoppers, and this panel is for sellers and admins only.
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$sidebar',
  inset: '0 0 0 auto',
  width: 'min(640px, 100vw)',
  padding: '$6',
  overflowY: 'auto',
  background: '$raised',
  '--table-background': '$colors$raised',
  '--table-top': '0px',
  boxShadow: '$floating',
  overscrollBehavior: 'contain',
  animation: `${slideIn} 240ms cubic-bezier(.2, .8, .2, 1)`,
  '@small': { padding: '$4 $gutter calc($space$5 + env(safe-area-inset-bottom))' },
});

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** Side panel of one row; focus is trapped and restored, Escape and the backdrop close it. */
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
