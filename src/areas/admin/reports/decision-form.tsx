import type { RefObject } from 'react';
import { decisionsFor } from '#domain/admin/reports/decision.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { SANCTION_KINDS, SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import { type DecisionValues, lasts, takesSanction } from '#machines/admin/reports/report-case.model.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { useLetterShortcuts } from '#src/ui/letter-shortcuts.ts';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { Refusal } from '#src/ui/states.tsx';
import { decisionName, reportsText, caseText as text } from './reports.text.ts';
import type { wireReportCase } from './reports.wiring.ts';

/** Frame around the choices of a decision. */
export const Choices = styled('fieldset', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: '$semibold' },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: '$2', minHeight: '44px' },
  '& kbd': { color: '$ink3', fontSize: '$meta' },
});
const choicesOf = (first: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: first },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const KINDS = choicesOf(text.noSanction, reportsText.kinds);
const REASONS = choicesOf(text.choose, SANCTION_REASONS);

/** Flow of one report case. */
export type CaseFlow = FlowOf<
  (app: Parameters<typeof wireReportCase>[0]) => ReturnType<typeof wireReportCase>
>;
type Props = { flow: Pick<CaseFlow, 'snapshot' | 'send'>; form: RefObject<HTMLFormElement | null> };
type Words = Exclude<keyof DecisionValues, 'decision' | 'kind'>;

/** Form of a decision: outcome, message to the author, and an optional sanction. */
export function DecisionForm({ flow: { snapshot, send }, form }: Props) {
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const type = snapshot.context.opened?.report.targetType ?? 'FEED';
  const choices = decisionsFor(type);
  const choose = (change: Partial<DecisionValues>) => send({ type: 'field.changed', change });
  useLetterShortcuts((letter) => {
    const decision = choices.find((one) => text.keys[one] === letter);
    if (decision) choose({ decision });
  });
  const at = (name: Words) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  });
  const unchosen = sentenceAt(problems, 'decision');
  return (
    <form
      method="post"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        <Decisions
          type={type}
          value={values.decision}
          isWrong={Boolean(unchosen)}
          onChoose={(decision) => choose({ decision })}
        />
        <Refusal reason={unchosen ?? error} isUnknown={snapshot.matches({ claimed: 'unanswered' })} />
        <TextField label={text.rule} hint={text.ruleHint} {...at('rule')} />
        <TextArea label={text.note} {...at('noteToAuthor')} />
        {takesSanction(values) ? (
          <SelectField
            label={text.sanction}
            choices={KINDS}
            value={values.kind}
            onChange={({ target }) =>
              choose({ kind: SANCTION_KINDS.find((kind) => kind === target.value) ?? '' })
            }
          />
        ) : null}
        {takesSanction(values) && values.kind ? <SanctionFields values={values} at={at} /> : null}
        <Button tone="primary" size="wide" type="submit" busy={isSaving}>
          {isSaving ? text.sending : text.send}
        </Button>
      </Stack>
    </form>
  );
}

type DecisionsProps = {
  type: Parameters<typeof decisionsFor>[0];
  value: DecisionValues['decision'];
  isWrong: boolean;
  onChoose: (decision: ReturnType<typeof decisionsFor>[number]) => void;
};

/** Possible decisions on a target, each with its key. */
const Decisions = ({ type, value, isWrong, onChoose }: DecisionsProps) => (
  <Choices role="radiogroup" aria-invalid={isWrong}>
    <legend>{text.decide}</legend>
    {decisionsFor(type).map((decision) => (
      <label key={decision}>
        <input
          type="radio"
          name="decision"
          checked={value === decision}
          onChange={() => onChoose(decision)}
        />
        {decisionName(type, decision)} <kbd>{text.keys[decision]}</kbd>
      </label>
    ))}
  </Choices>
);

type SanctionProps = {
  values: DecisionValues;
  at: (name: Words) => {
    problem: string | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

/** Fields of a sanction; only one that lasts has days. */
const SanctionFields = ({ values, at }: SanctionProps) => (
  <>
    {lasts(values) ? (
      <NumberField
        label={text.days}
        unit={numbersText.days}
        hint={values.kind === 'SILENCE' ? text.silenceHint : text.suspendHint}
        {...at('days')}
      />
    ) : null}
    <SelectField label={text.reason} required choices={REASONS} {...at('reason')} />
    <TextArea label={text.text} required {...at('text')} />
    <TextArea label={text.memo} {...at('memo')} />
  </>
);
