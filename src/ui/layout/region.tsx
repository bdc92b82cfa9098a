import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '#src/ui/states.tsx';

type RegionProps = {
  busy: boolean;
  /** Sentence of a failure; null while there is none. */
  failure: string | null;
  onRetry: () => void;
  /** There is something to keep showing while it loads again. */
  hasContent?: boolean;
  skeleton?: ReactNode;
  children: ReactNode;
};

/** One independent part of a screen: loading, failed, or its content. */
export function Region({ busy, failure, onRetry, hasContent = false, skeleton, children }: RegionProps) {
  if (failure !== null) return <ErrorState message={failure} onRetry={onRetry} />;
  if (busy && !hasContent) return skeleton ?? <Skeleton />;
  return <div aria-busy={busy}>{children}</div>;
}

/** A snapshot for FlowFrame whose parts draw their own loading and failures. */
export const wholeFrame = (snapshot: { value: unknown }) => ({ value: snapshot.value, hasTag: () => false });

/** The screen's sentence and, after it, what the failed call said, unless that says as much already. */
export const failureOf = (sentence: string, detail: string | null): string =>
  detail?.includes(sentence) ? detail : [sentence, detail].filter(Boolean).join(' ');
