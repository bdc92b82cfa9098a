import type { ResultWinner } from '#domain/events/results/result.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextArea } from '#src/ui/field.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { Muted } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { eventResultsText } from './event-results.text.ts';
import { wireWinnerRevoke } from './event-results.wiring.ts';

const text = eventResultsText.revoke;
type Props = { id: number; winner: ResultWinner; onDone: () => void; onClose: () => void };

/** A prize is taken back, for a reason that everybody reads. */
export function RevokeDialog({ id, winner, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireWinnerRevoke(app, focusProblem, onDone), {
    id,
    winnerId: winner.id,
  });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="winnerRevoke"
      snapshot={snapshot}
      form={form}
      title={text.title}
      hint={<Muted>{text.hint(winner.userName)}</Muted>}
      action={{ label: text.act, busy: text.busy }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextArea
        label={text.reason}
        required
        problem={sentenceAt(problems, 'reason')}
        value={values.reason}
        onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
      />
    </FormDialog>
  );
}
