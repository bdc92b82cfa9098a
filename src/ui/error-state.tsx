import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/ko/common.ts';
import { Button } from './button.tsx';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  padding: '$8 $4',
  textAlign: 'center',
});
const Title = styled('p', { fontSize: '$l', fontWeight: '$bold' });
const Text = styled('p', { color: '$muted', maxWidth: '40ch' });

export type ErrorStateProps = {
  message?: string | null | undefined;
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
};

/** Something failed: what, and a way to try again. */
export function ErrorState({ message, title = commonText.failedTitle, onRetry, action }: ErrorStateProps) {
  return (
    <Root>
      <div role="alert">
        <Title>{title}</Title>
        <Text>{message || commonText.failedMessage}</Text>
      </div>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry}>
          {commonText.retry}
        </Button>
      ) : null}
      {action}
    </Root>
  );
}
