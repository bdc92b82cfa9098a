import type { EventResult } from '#domain/events/results/result.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { FailedPayout } from '#machines/admin/events/event-closing.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { Facts } from '../facts.tsx';
import { eventResultsText } from './event-results.text.ts';
import { wirePayoutRetry } from './event-results.wiring.ts';

const { total, failures: text } = eventResultsText;

/** Total cost of all prizes, and the progress of the payout. */
export function PayoutTotal({ result: { payout } }: { result: EventResult }) {
  if (!payout) return null;
  const rows = [
    [total.points, total.pointsOf(formatNumber(payout.points))],
    [total.badgePoints, total.badgesOf(formatNumber(payout.badgePoints))],
    [total.coupons, total.sheets(formatNumber(payout.coupons))],
    [total.waiting, total.count(formatNumber(payout.waiting))],
    [total.done, total.count(formatNumber(payout.done))],
    [total.failed, total.count(formatNumber(payout.failed))],
  ] as const;
  return (
    <Stack gap={3} as="section">
      <SectionTitle>{total.title}</SectionTitle>
      <Facts rows={rows} />
    </Stack>
  );
}

type FailedProps = { eventId: number; failures: readonly FailedPayout[]; onDone: () => void };

/** Failed payouts with their reasons, each with a retry button. */
export function FailedPayouts({ eventId, failures, onDone }: FailedProps) {
  if (failures.length === 0) return null;
  return (
    <Stack gap={3} as="section">
      <SectionTitle>{text.title}</SectionTitle>
      <Rows>
        {failures.map(({ userId, userName, reason }) => (
          <RowItem key={userId}>
            <span>{text.row(userName, reason)}</span>
            <PayoutRetry eventId={eventId} userId={userId} onDone={onDone} />
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}

type RetryProps = { eventId: number; userId: number; onDone: () => void };

function PayoutRetry({ eventId, userId, onDone }: RetryProps) {
  const { snapshot, send } = useFlow((app) => wirePayoutRetry(app, eventId, onDone), { id: userId });
  return (
    <span data-flow="payoutRetry" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {text.retry}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.ask}
        text={text.text}
        action={{ label: text.retry, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
