import { type ReactNode, useContext } from 'react';
import { useLineReturn } from '#src/lib/line-return.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './layout.tsx';
import { RetryWait } from './retry-wait.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

/** A quiet placeholder of about the size of what comes. */
const Block = styled('div', {
  borderRadius: '$card',
  background: '$sunken',
  animation: `${pulse} 1.4s ease-in-out infinite`,
});
const Blocks = styled('div', { display: 'grid', gap: '$4' });

export function Skeleton({ rows = 3, height = 88 }: { rows?: number; height?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      <Blocks aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Block key={index} css={{ height: `${height}px` }} />
        ))}
      </Blocks>
    </div>
  );
}

const Panel = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$8 $4',
  textAlign: 'center',
  color: '$ink3',
  '& strong, & h1': { color: '$ink', fontSize: '$title2', lineHeight: 'inherit', letterSpacing: 'inherit' },
});

type EmptyStateProps = {
  title: string;
  hint?: string;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
};

/** Nothing there, said plainly, with a next step. */
export function EmptyState({ title, hint, isPage = false, children }: EmptyStateProps) {
  return (
    <Panel>
      {isPage ? <h1>{title}</h1> : <strong>{title}</strong>}
      {hint ? <p>{hint}</p> : null}
      {children}
    </Panel>
  );
}

const Refused = styled('p', {
  padding: '$3',
  borderRadius: '$control',
  background: '$sunken',
  color: '$danger',
});

type RefusalProps = {
  reason: string | null;
  /** Nobody knows whether the form was taken: it can be sent again without harm. */
  isUnknown?: boolean;
};

/** Why a form was not taken; nothing while there is no reason. */
export const Refusal = ({ reason, isUnknown = false }: RefusalProps) =>
  reason ? <Refused role="alert">{isUnknown ? `${reason} ${commonText.sentAgain}` : reason}</Refused> : null;

/** A failure with a way to try again; a connection that comes back tries by itself, unless the shop wants to be left alone. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const wait = useContext(RetryWait);
  useLineReturn(() => {
    if (wait === 0) onRetry?.();
  });
  return (
    <Panel role="alert">
      <strong>{message}</strong>
      {onRetry ? (
        <Button wait={wait} onClick={onRetry}>
          {commonText.retry}
        </Button>
      ) : null}
    </Panel>
  );
}
