import { type ReactNode, useContext } from 'react';
import { useNetworkReturn } from '#src/lib/loading/network-return.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from './button.tsx';
import { RetryWait } from './forms/retry-wait.ts';
import { VisuallyHidden } from './layout/layout.tsx';

/** Columns of a card grid: two on a phone, edge to edge; three, four and five on larger screens. */
export const cardColumns = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 2px',
  '@tablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '32px 12px' },
  '@wide': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '40px 16px' },
  '@huge': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
} as const;

const arrive = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const sheen = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

const Block = styled('div', {
  borderRadius: '$tile',
  background: 'linear-gradient(100deg, transparent 30%, $colors$sheen 50%, transparent 70%) $colors$waiting',
  backgroundSize: '200% 100%',
  // Delayed, so that fast answers show no grey flash.
  animation: `${arrive} 160ms 150ms both, ${sheen} 1.2s 150ms linear infinite`,
});
const Blocks = styled('div', {
  display: 'grid',
  gap: '$4',
  variants: { shape: { rows: {}, cards: cardColumns, feeds: cardColumns } },
});
/** Skeleton of a card: picture and three lines. */
const Outline = styled('div', {
  display: 'grid',
  gap: '$2',
  '& > :first-child': { aspectRatio: '1', marginBottom: '$1' },
  '& > :not(:first-child)': { height: '12px' },
  '& > :nth-child(2)': { width: '40%' },
  '& > :last-child': { width: '60%' },
  variants: { shape: { rows: {}, cards: {}, feeds: { '& > :first-child': { aspectRatio: '4 / 5' } } } },
});

type SkeletonProps = {
  /** Shape of the expected content: rows, product cards, or feed pictures. */
  shape?: 'rows' | 'cards' | 'feeds';
  rows?: number;
  /** Height of one row, px. */
  height?: number;
};

/** Skeleton of content that is loading. */
export function Skeleton({ shape = 'rows', rows = 3, height = 88 }: SkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      <Blocks aria-hidden="true" shape={shape}>
        {Array.from({ length: rows }, (_, index) =>
          shape === 'rows' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
            <Block key={index} css={{ height: `${height}px` }} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
            <Outline key={index} shape={shape}>
              <Block />
              <Block />
              <Block />
              <Block />
            </Outline>
          ),
        )}
      </Blocks>
    </div>
  );
}

const Panel = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$3',
  padding: '$9 $4',
  textAlign: 'center',
  color: '$ink2',
  '& > img': { width: '160px', height: '160px' },
  '& strong, & h1': { color: '$ink', fontSize: '$title2', lineHeight: 'inherit', letterSpacing: 'inherit' },
});

type EmptyStateProps = {
  title: string;
  hint?: string;
  /** True if it is the whole page, whose heading is the title. */
  isPage?: boolean;
  children?: ReactNode;
};

/** Decorative picture of an empty shoe box. */
const EmptyBox = () => (
  <img src="/images/empty-box.webp" alt="" width={160} height={160} loading="lazy" decoding="async" />
);

/** Empty state with a next step. */
export function EmptyState({ title, hint, isPage = false, children }: EmptyStateProps) {
  return (
    <Panel>
      <EmptyBox />
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
  /** True if the result of the form is unknown; sending it again is safe. */
  isUnknown?: boolean;
};

/** Reason why a form was refused; renders nothing without one. */
export const Refusal = ({ reason, isUnknown = false }: RefusalProps) =>
  reason ? <Refused role="alert">{isUnknown ? `${reason} ${commonText.sentAgain}` : reason}</Refused> : null;

/** Failure with a retry button; retries by itself when the network is back, except during a rate limit. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const wait = useContext(RetryWait);
  useNetworkReturn(() => {
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
