import * as Radix from '@radix-ui/react-alert-dialog';
import { growing } from '#src/styles/motion.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '../button.tsx';
import { Row, SectionTitle } from '../layout/layout.tsx';
import { useFocusReturn } from './focus-return.ts';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

const Overlay = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$question',
  background: '$overlay',
  // Fades out slowly, so that the second half of a double click on an answer does not press what is below.
  '&[data-state="closed"]': { animation: `${fade} 300ms` },
});
const Content = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$question',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(420px, calc(100vw - 32px))',
  display: 'grid',
  gap: '$4',
  padding: '$6',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
});

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Without an action this is an alert with one button. */
  action?: { label: string; danger?: boolean; onConfirm: () => void };
  /** Label of the other button, where "cancel" or "ok" would be unclear. */
  closeLabel?: string;
  onClose: () => void;
};

/** Confirmation or alert that must be answered. */
export function ConfirmDialog({ open, title, text, action, closeLabel, onClose }: ConfirmDialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Overlay />
        <Content {...focus}>
          <Radix.Title asChild>
            <SectionTitle>{title}</SectionTitle>
          </Radix.Title>
          <Radix.Description>{text}</Radix.Description>
          <Row css={{ justifyContent: 'flex-end' }}>
            <Radix.Cancel asChild>
              <Button type="button">{closeLabel ?? (action ? commonText.cancel : commonText.confirm)}</Button>
            </Radix.Cancel>
            {action ? (
              <Radix.Action asChild>
                <Button type="button" tone={action.danger ? 'danger' : 'primary'} onClick={action.onConfirm}>
                  {action.label}
                </Button>
              </Radix.Action>
            ) : null}
          </Row>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
