import type { ResultWinner } from '#domain/events/results/result.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { eventResultsText } from './event-results.text.ts';
import { wireWinnerRevoke } from './event-results.wiring.ts';

const text = eventResultsText.revoke;
type Props = { id: number; winner: ResultWinner; onDone: () => void; onClose: () => void };

/** Dialog that revokes a prize with a public reason. */
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
