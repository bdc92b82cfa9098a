import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { useFocusReturn } from '../dialogs/focus-return.ts';
import { useWide } from '../layout/use-wide.ts';

const Panel = styled(Radix.Content, {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: '$dialog',
  width: '344px',
  maxHeight: 'calc(100dvh - 16px)',
  overflow: 'auto',
  padding: '$3',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
});
/** Distance in px of the panel from its field and from the edges of the window. */
const [GAP, EDGE] = [4, 8];

/** Places a panel below its field, or above where there is more room for it. */
function place(panel: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = bottom + GAP;
  const y = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, top - GAP - height);
  panel.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
  panel.style.top = `${Math.min(y, Math.max(EDGE, innerHeight - height - EDGE))}px`;
}

type PanelProps = {
  field: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Calendar of a field: beside it on wide screens, a sheet from the lower edge on small ones. */
export function CalendarPanel(props: PanelProps) {
  const { title, onClose, children } = props;
  // The page may become narrower meanwhile, but what is open stays what it is.
  const isWide = useWide();
  const [floats] = useState(isWide);
  return floats ? (
    <Floating {...props} />
  ) : (
    <Dialog open title={title} onClose={onClose}>
      {children}
    </Dialog>
  );
}

function Floating({ field, title, onClose, children }: PanelProps) {
  const focus = useFocusReturn();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = () => {
      if (panel && field.current) place(panel, field.current);
    };
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [panel, field]);
  return (
    <Radix.Root open modal={false} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Panel
          ref={setPanel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            event.preventDefault();
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onInteractOutside={(event) => {
            // The press that opened it closes it itself.
            if (event.target instanceof Node && field.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <Radix.Title hidden>{title}</Radix.Title>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
