import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { slidingIn } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Backdrop, leaveToBackdrop } from './backdrop.tsx';
import { DialogHead } from './dialog-head.tsx';
import { useFocusReturn } from './focus-return.ts';

const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$sidebar',
  top: 0,
  bottom: 0,
  left: 0,
  width: '$sidebar',
  padding: '$4',
  overflowY: 'auto',
  background: '$raised',
  boxShadow: '$floating',
  overscrollBehavior: 'contain',
  ...slidingIn,
});

type DrawerProps = {
  onClose: () => void;
  /** Called after it has closed and restored the focus, so that the next dialog restores the same focus. */
  onClosed?: () => void;
  title: string;
  children: ReactNode;
};

/** Side panel, open while it is mounted: focus is trapped and restored, Escape and the backdrop close it. */
export function Drawer({ onClose, onClosed, title, children }: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop layer="sidebar" onPress={onClose} />
        <Panel
          aria-describedby={undefined}
          {...focus}
          onPointerDownOutside={leaveToBackdrop}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            onClosed?.();
          }}
        >
          <DialogHead title={title} />
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
