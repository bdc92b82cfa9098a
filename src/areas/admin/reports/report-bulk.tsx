import type { BulkForm } from '#domain/admin/reports/bulk-decision.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { ReportBulkFilter } from '#machines/admin/reports/report-bulk.machine.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import type { wireReportBulk } from './report-bulk.wiring.ts';
import { reportsText as text } from './reports.text.ts';

type BulkFlow = FlowOf<(app: Parameters<typeof wireReportBulk>[0]) => ReturnType<typeof wireReportBulk>>;
/** Decisions that can be taken on many moderation cases at once. */
export const BULK_ACTS: readonly BulkForm['decision'][] = ['HIDE', 'NO_PROBLEM', 'IGNORE'];

type Props = {
  flow: BulkFlow;
  /** Number of cases that the filters match, all of which can be selected. */
  total: number;
  mostAtOnce: number;
  filter: ReportBulkFilter;
};

/** Bar of bulk decisions on the selected cases, or on all of one reason. */
export const ReportBulk = ({ flow: { snapshot, send }, total, mostAtOnce, filter }: Props) => (
  <BulkPlace data-flow="reportBulk" data-state={statePath(snapshot.value)}>
    <BulkBar
      snapshot={snapshot}
      total={total}
      mostAtOnce={mostAtOnce}
      onChooseAll={() => send({ type: 'all.chosen', filter })}
      onClear={() => send({ type: 'selection.cleared' })}
    >
      {BULK_ACTS.map((act) => (
        <Button
          key={act}
          type="button"
          size="small"
          busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
          onClick={() => send({ type: 'act.asked', act })}
        >
          {text.decisions[act]}
        </Button>
      ))}
    </BulkBar>
    <BulkQuestion flow={{ snapshot, send }} />
  </BulkPlace>
);

/** Confirmation with the number of affected cases. */
export function BulkQuestion({ flow: { snapshot, send } }: { flow: Pick<BulkFlow, 'snapshot' | 'send'> }) {
  const { act, count } = snapshot.context;
  return (
    <ConfirmDialog
      open={snapshot.matches('asking')}
      title={act ? text.bulk.titles[act] : ''}
      text={text.bulk.asked(formatNumber(count))}
      action={{
        label: text.bulk.act,
        danger: act === 'HIDE',
        onConfirm: () => send({ type: 'act.confirmed' }),
      }}
      onClose={() => send({ type: 'act.cancelled' })}
    />
  );
}
