import { useState } from 'react';
import { type BulkAct, MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { BulkKind } from '#machines/admin/members/member-bulk-form.machine.ts';
import type { MemberFilters } from '#machines/admin/members/member-list.machine.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import type { wireMemberBulk } from './member-bulk.wiring.ts';
import { memberBulkText as text } from './members.text.ts';

/** The form of the action is loaded with the first press. */
const MemberBulkDialog = addition(
  () => import('./member-bulk-dialog.tsx'),
  () => null,
);

const KINDS: readonly BulkKind[] = ['WARN', 'SILENCE', 'POINTS', 'COUPON'];

type BulkFlow = FlowOf<(app: Parameters<typeof wireMemberBulk>[0]) => ReturnType<typeof wireMemberBulk>>;
type Props = { flow: BulkFlow; total: number; filters: MemberFilters };

function askedOf(act: BulkAct, count: number): string {
  const n = formatNumber(count);
  if (act.kind === 'COUPON') return text.couponAsked(n);
  if (act.kind !== 'POINTS') return text.asked(n);
  return text.pointsAsked(n, formatNumber(act.points), formatNumber(act.points * count));
}

/** Bar of bulk actions on the selected members, or on all that the filters match. */
export function MemberBulk({ flow: { snapshot, send }, total, filters }: Props) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const { act, count } = snapshot.context;
  return (
    <BulkPlace data-flow="memberBulk" data-state={statePath(snapshot.value)}>
      <BulkBar
        snapshot={snapshot}
        total={total}
        mostAtOnce={MOST_MEMBERS}
        onChooseAll={() => send({ type: 'all.chosen', filter: filters })}
        onClear={() => send({ type: 'selection.cleared' })}
      >
        {KINDS.map((one) => (
          <Button
            key={one}
            type="button"
            size="small"
            busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
            onClick={() => setKind(one)}
          >
            {text.acts[one]}
          </Button>
        ))}
      </BulkBar>
      {kind ? (
        <MemberBulkDialog
          kind={kind}
          onTyped={(typed) => {
            setKind(null);
            send({ type: 'act.asked', act: typed });
          }}
          onClose={() => setKind(null)}
        />
      ) : null}
      <ConfirmDialog
        open={snapshot.matches('asking')}
        title={act ? text.titles[act.kind] : ''}
        text={act ? askedOf(act, count) : ''}
        action={{
          label: act ? text.acts[act.kind] : '',
          danger: act?.kind === 'WARN' || act?.kind === 'SILENCE',
          onConfirm: () => send({ type: 'act.confirmed' }),
        }}
        onClose={() => send({ type: 'act.cancelled' })}
      />
    </BulkPlace>
  );
}
