import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ApplicationAction, ApplicationDetail } from '#domain/seller/application-desk.ts';
import { isOpen, mayMove } from '#domain/seller/application-states.ts';
import { Choices } from '#src/areas/admin/reports/decision-form.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { applicationsText as text } from './applications.text.ts';
import { wireApplicationDecision } from './applications.wiring.ts';

const DEEDS: readonly (readonly [ApplicationAction, 'APPROVED' | 'MORE_INFO' | 'REJECTED'])[] = [
  ['approve', 'APPROVED'],
  ['more-info', 'MORE_INFO'],
  ['reject', 'REJECTED'],
];

type Props = { application: ApplicationDetail; onDone: () => void };

/** Form of the decisions that an application allows in its state; renders nothing once it is closed. */
export function ApplicationDecision({ application, onDone }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { applicationId, version, state } = application;
  const { snapshot, send } = useFlow((app) => wireApplicationDecision(app, focusProblem, onDone), {
    applicationId,
    version,
  });
  const { values, problems, error } = snapshot.context;
  if (!isOpen(state)) return null;
  const isSaving = snapshot.hasTag('saving');
  const unchosen = sentenceAt(problems, 'deed');
  return (
    <form
      method="post"
      ref={form}
      noValidate
      data-flow="applicationDecision"
      data-state={statePath(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        <Choices role="radiogroup" aria-invalid={Boolean(unchosen)}>
          <legend>{text.decision}</legend>
          {DEEDS.filter(([, to]) => mayMove(state, to, 'admin')).map(([deed]) => (
            <label key={deed}>
              <input
                type="radio"
                name="deed"
                checked={values.deed === deed}
                onChange={() => send({ type: 'field.changed', change: { deed } })}
              />
              {text.deeds[deed]}
            </label>
          ))}
        </Choices>
        {values.deed === 'approve' ? (
          <Muted>{text.approveHint}</Muted>
        ) : (
          <TextArea
            label={text.reason}
            required
            value={values.reason}
            problem={sentenceAt(problems, 'reason')}
            onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
          />
        )}
        <Refusal reason={unchosen ?? error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <Button tone="primary" size="wide" type="submit" busy={isSaving}>
          {isSaving ? text.sending : text.send}
        </Button>
      </Stack>
    </form>
  );
}
