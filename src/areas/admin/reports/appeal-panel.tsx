import type { AppealRow, VoidedVote as Voided } from '#domain/admin/reports/appeal-queue.ts';
import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import { formatDateTime } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { CaseText } from './case-facts.tsx';
import { Choices } from './decision-form.tsx';
import { caseText, reportsText, appealText as text } from './reports.text.ts';
import { wireAppealAnswer } from './reports.wiring.ts';

type Props = { appeal: AppealRow; onClose: () => void; onDone: () => void };

/** Side panel of one appeal: the decision, the author's text, and the answer. */
export function AppealPanel({ appeal, onClose, onDone }: Props) {
  return (
    <SidePanel title={appeal.vote?.nickname ?? appeal.case?.author.nickname ?? ''} onClose={onClose}>
      <Stack gap={6}>
        {appeal.case ? <DecidedCase of={appeal.case} /> : null}
        {appeal.vote ? <VoidedVote vote={appeal.vote} /> : null}
        <Stack gap={3}>
          <SectionTitle>{text.objection}</SectionTitle>
          <p>{appeal.text}</p>
        </Stack>
        {appeal.answer ? (
          <Stack gap={3}>
            <SectionTitle>{text.answered(appeal.decidedBy ?? caseText.somebody)}</SectionTitle>
            <p>{appeal.answer}</p>
          </Stack>
        ) : null}
        {appeal.state === 'WAITING' && !appeal.mayDecide ? <Muted>{text.notMine}</Muted> : null}
        {appeal.state === 'WAITING' && appeal.mayDecide ? (
          <Answer appealId={appeal.appealId} onDone={onDone} />
        ) : null}
      </Stack>
    </SidePanel>
  );
}

const DecidedCase = ({ of: { snapshot, decision, decidedBy, decidedAt } }: { of: ReportCase }) => (
  <Stack gap={3}>
    <SectionTitle>{text.thing}</SectionTitle>
    <CaseText snapshot={snapshot} />
    {decision && decidedAt ? (
      <Muted>
        {caseText.decidedAs(
          reportsText.decisions[decision],
          decidedBy ?? caseText.somebody,
          formatDateTime(decidedAt),
        )}
      </Muted>
    ) : null}
  </Stack>
);

const VoidedVote = ({ vote }: { vote: Voided }) => (
  <Stack gap={3}>
    <SectionTitle>{text.vote}</SectionTitle>
    <TextLink href={paths.event(vote.eventId)}>{vote.title}</TextLink>
    <p>{text.voidedFor(vote.reason)}</p>
    {vote.voidedAt ? (
      <Muted>
        {caseText.decidedAs(text.void, vote.voidedBy ?? caseText.somebody, formatDateTime(vote.voidedAt))}
      </Muted>
    ) : null}
    {vote.isAnnounced ? <Muted>{text.tooLate}</Muted> : null}
  </Stack>
);

const OUTCOMES = [
  [true, text.grant],
  [false, text.deny],
] as const;

function Answer({ appealId, onDone }: { appealId: number; onDone: () => void }) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const done = () => {
    toast(text.done);
    onDone();
  };
  const { snapshot, send } = useFlow((app) => wireAppealAnswer(app, { focusProblem, onDone: done }), {
    appealId,
  });
  const { values, problems, error } = snapshot.context;
  const unchosen = sentenceAt(problems, 'isGranted');
  const isSaving = snapshot.hasTag('saving');
  return (
    <form
      method="post"
      ref={form}
      noValidate
      data-flow="appealAnswer"
      data-state={statePath(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        <Choices role="radiogroup" aria-invalid={Boolean(unchosen)}>
          <legend>{text.outcome}</legend>
          {OUTCOMES.map(([isGranted, label]) => (
            <label key={label}>
              <input
                type="radio"
                name="outcome"
                checked={values.isGranted === isGranted}
                onChange={() => send({ type: 'field.changed', change: { isGranted } })}
              />
              {label}
            </label>
          ))}
        </Choices>
        <Refusal reason={unchosen ?? error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <TextArea
          label={text.answer}
          required
          problem={sentenceAt(problems, 'answer')}
          value={values.answer}
          onChange={({ target }) => send({ type: 'field.changed', change: { answer: target.value } })}
        />
        <Button tone="primary" size="wide" type="submit" busy={isSaving}>
          {isSaving ? text.sending : text.send}
        </Button>
      </Stack>
    </form>
  );
}
