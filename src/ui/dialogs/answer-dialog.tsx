import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { fading, growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { SectionTitle, Stack } from '../layout/layout.tsx';
import { useFocusReturn } from './focus-return.ts';

const Overlay = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$dialog',
  background: '$overlay',
  ...fading,
});
const Content = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$dialog',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  overflow: 'auto',
  padding: '$6',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
});

type AnswerDialogProps = {
  open: boolean;
  /** Called on Escape; does nothing if Escape is not an answer. */
  onEscape: () => void;
  title: string;
  text: string;
  children: ReactNode;
};

/** Dialog whose children are its answers: it has no close button, and its backdrop does not close it. */
export function AnswerDialog({ open, onEscape, title, text, children }: AnswerDialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onEscape()}>
      <Radix.Portal>
        <Overlay />
        <Content {...focus}>
          <Stack gap={4}>
            <Radix.Title asChild>
              <SectionTitle>{title}</SectionTitle>
            </Radix.Title>
            <Radix.Description>{text}</Radix.Description>
            {children}
          </Stack>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
