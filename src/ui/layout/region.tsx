import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '#src/ui/states.tsx';

type RegionProps = {
  busy: boolean;
  /** Message of a failure; null without one. */
  failure: string | null;
  onRetry: () => void;
  /** True if there is content to keep visible while it reloads. */
  hasContent?: boolean;
  skeleton?: ReactNode;
  children: ReactNode;
};

/** Independent part of a screen: loading, failed, or its content. */
export function Region({ busy, failure, onRetry, hasContent = false, skeleton, children }: RegionProps) {
  if (failure !== null) return <ErrorState message={failure} onRetry={onRetry} />;
  if (busy && !hasContent) return skeleton ?? <Skeleton />;
  return <div aria-busy={busy}>{children}</div>;
}

/** Snapshot for a FlowFrame whose parts render their own loading and failed states. */
export const wholeFrame = (snapshot: { value: unknown }) => ({ value: snapshot.value, hasTag: () => false });

/** Message of the screen, followed by that of the failed call unless it says the same. */
export const failureOf = (sentence: string, detail: string | null): string =>
  detail?.includes(sentence) ? detail : [sentence, detail].filter(Boolean).join(' ');
