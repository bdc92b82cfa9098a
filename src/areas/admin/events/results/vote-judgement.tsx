import { useState } from 'react';
import { cancelForm } from '#domain/events/event-desk.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { VoteAct } from '#machines/admin/events/vote-judgement.machine.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import { eventResultsText } from './event-results.text.ts';
import type { wireVoteJudgement } from './event-results.wiring.ts';

const text = eventResultsText.votes;
type JudgementFlow = FlowOf<
  (app: Parameters<typeof wireVoteJudgement>[0]) => ReturnType<typeof wireVoteJudgement>
>;
const DEEDS = ['void', 'restore'] as const;

/** Action on the selected votes, with the reason that the voters are told. */
export function VoteJudgement({ flow: { snapshot, send } }: { flow: JudgementFlow }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { act, count } = snapshot.context;
  const ask = (deed: VoteAct['deed']) => {
    const [wrong] = problemsOf(cancelForm, { reason });
    setProblem(wrong?.message);
    if (!wrong) send({ type: 'act.asked', act: { deed, reason: reason.trim() } });
  };
  return (
    <BulkPlace data-flow="voteJudgement" data-state={statePath(snapshot.value)}>
      <BulkBar
        snapshot={snapshot}
        total={0}
        mostAtOnce={0}
        onChooseAll={() => {}}
        onClear={() => send({ type: 'selection.cleared' })}
      >
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          value={reason}
          problem={problem}
          onChange={({ target }) => setReason(target.value)}
        />
        {DEEDS.map((deed) => (
          <Button
            key={deed}
            type="button"
            size="small"
            busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
            onClick={() => ask(deed)}
          >
            {text[deed]}
          </Button>
        ))}
      </BulkBar>
      <ConfirmDialog
        open={snapshot.matches('asking')}
        title={act?.deed === 'restore' ? text.askRestore : text.askVoid}
        text={text.asked(formatNumber(count), act?.reason ?? '')}
        action={{
          label: act?.deed === 'restore' ? text.restore : text.void,
          danger: act?.deed === 'void',
          onConfirm: () => send({ type: 'act.confirmed' }),
        }}
        onClose={() => send({ type: 'act.cancelled' })}
      />
    </BulkPlace>
  );
}
