import type { ReactNode } from 'react';
import { statePath } from '#src/lib/state-path.ts';
import { commonText } from '#src/text/common.ts';
import { useFocusRescue } from './focus-rescue.ts';
import { ErrorState, Skeleton } from './states.tsx';

type Snapshot = { value: unknown; hasTag(tag: 'busy' | 'failed'): boolean };

type FlowFrameProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  snapshot: Snapshot;
  error?: string | null;
  onRetry?: () => void;
  skeleton?: ReactNode;
  /** True once there is content to keep visible while it reloads. */
  hasContent?: boolean;
  children: ReactNode;
};

/** Renders the loading and failed states of a flow, otherwise its children, and keeps their focus. */
export function FlowFrame({
  flow,
  snapshot,
  error,
  onRetry,
  skeleton,
  hasContent = false,
  children,
}: FlowFrameProps) {
  const busy = snapshot.hasTag('busy');
  const frame = useFocusRescue();
  return (
    <div ref={frame} tabIndex={-1} data-flow={flow} data-state={statePath(snapshot.value)} aria-busy={busy}>
      {snapshot.hasTag('failed') ? (
        <ErrorState message={error || commonText.failedMessage} {...(onRetry ? { onRetry } : {})} />
      ) : busy && !hasContent ? (
        (skeleton ?? <Skeleton />)
      ) : (
        children
      )}
    </div>
  );
}
