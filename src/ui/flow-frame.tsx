import type { ReactNode } from 'react';
import { hasPermanentFailure } from '#src/lib/permanent-failure.ts';
import { statePath } from '#src/lib/state-path.ts';
import { commonText } from '#src/text/common.ts';
import { useFocusRescue } from './focus-rescue.ts';
import { ErrorState, Skeleton } from './states.tsx';

type Snapshot = { value: unknown; context?: unknown; hasTag(tag: 'busy' | 'failed'): boolean };

type FlowFrameProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  snapshot: Snapshot;
  error?: string | null;
  onRetry?: () => void;
  /** Page shown instead of the message if a retry is useless, with a way to the list. */
  missing?: ReactNode;
  skeleton?: ReactNode;
  /** True once there is content to keep visible while it reloads. */
  hasContent?: boolean;
  children: ReactNode;
};

/**
 * Renders the loading and failed states of a flow, otherwise its children, and keeps their focus. A retry is offered
 * only for a failure that can pass.
 */
export function FlowFrame({
  flow,
  snapshot,
  error,
  onRetry,
  missing,
  skeleton,
  hasContent = false,
  children,
}: FlowFrameProps) {
  const busy = snapshot.hasTag('busy');
  const frame = useFocusRescue();
  const isPermanent = hasPermanentFailure(snapshot.context);
  return (
    <div ref={frame} tabIndex={-1} data-flow={flow} data-state={statePath(snapshot.value)} aria-busy={busy}>
      {snapshot.hasTag('failed')
        ? (isPermanent && missing) || (
            <ErrorState
              message={error || commonText.failedMessage}
              {...(onRetry && !isPermanent ? { onRetry } : {})}
            />
          )
        : busy && !hasContent
          ? (skeleton ?? <Skeleton />)
          : children}
    </div>
  );
}
