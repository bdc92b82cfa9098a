import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { growing, rising } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Backdrop, leaveToBackdrop } from './backdrop.tsx';
import { DialogHead } from './dialog-head.tsx';
import { useFocusReturn } from './focus-return.ts';

// One layer with its backdrop: the backdrop of a nested dialog covers the lower one.
const Content = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$dialog',
  inset: 'auto',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(640px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 48px)',
  overflow: 'auto',
  padding: '$6',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
  '@small': {
    ...rising,
    top: 'auto',
    bottom: 0,
    left: 0,
    transform: 'none',
    width: '100vw',
    maxHeight: '92dvh',
    overscrollBehavior: 'contain',
    padding: '$5 $gutter calc($space$5 + env(safe-area-inset-bottom))',
    borderRadius: '$sheet $sheet 0 0',
    boxShadow: '$sheet',
  },
  variants: {
    // On wide screens a panel spans the page below the header.
    panel: {
      true: {
        '@media (min-width: 769px)': {
          top: '$sizes$header',
          left: 0,
          transform: 'none',
          width: '100vw',
          maxHeight: 'calc(100dvh - $sizes$header)',
          padding: '$5 max($space$gutter, calc((100vw - $sizes$page) / 2)) $8',
          borderRadius: 0,
        },
      },
    },
  },
});

const FIRST_FIELD =
  'input:not([type="search"], [type="hidden"]), [role="combobox"], [role="spinbutton"], [data-day], select, textarea';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  panel?: boolean;
  children: ReactNode;
};

/** Modal dialog: focus is trapped and restored, Escape and the backdrop close it. */
export function Dialog({ open, onClose, title, panel = false, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Backdrop layer="dialog" onPress={onClose} />
        <Content
          ref={content}
          panel={panel}
          aria-describedby={undefined}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            // A form, or a dialog that begins with a search, focuses its first field; a search above a list does not.
            const field = content.current?.querySelector<HTMLElement>(FIRST_FIELD);
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onPointerDownOutside={leaveToBackdrop}
        >
          <DialogHead title={title} />
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
