import type { FormEvent } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { answerFootSize } from '#domain/members/profile/foot-size.ts';
import { FOOT_WIDTHS } from '#domain/members/profile/profile.ts';
import { MEASURES } from '#domain/members/profile/profile-form.ts';
import { footSizeText as text } from '#src/areas/members/profile/foot-size.text.ts';
import { wireFootSizeQuestion } from '#src/areas/members/profile/foot-size.wiring.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerDialog } from '#src/ui/dialogs/answer-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { Refusal } from '#src/ui/states.tsx';

const Answers = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

const { fields, rules, units } = profileText;
const footWidths = FOOT_WIDTHS.map((value) => ({ value, label: profileText.footWidth[value] }));

/** Asks a new member for foot length and width; Escape declines. */
export default function FootSizeDialog() {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireFootSizeQuestion(app, focusProblem));
  const { values, problems, error } = snapshot.context;
  const saving = snapshot.hasTag('saving');
  const skip = () => send({ type: 'question.skipped' });
  const wait = useWait(answerFootSize);
  const field = (name: keyof typeof values) => ({
    name,
    label: fields[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <AnswerDialog open={snapshot.hasTag('open')} onEscape={skip} title={text.title} text={text.lead}>
      <FlowFrame flow="footSizeQuestion" snapshot={{ value: snapshot.value, hasTag: () => false }}>
        <Stack ref={form} as="form" method="post" noValidate onSubmit={submit}>
          <Refusal reason={error} isUnknown={snapshot.matches({ asking: 'unanswered' })} />
          <NumberField
            {...field('footSize')}
            unit={units.footSize}
            hint={rules.range(...MEASURES.footSize, units.footSize)}
          />
          <SelectField {...field('footWidth')} choices={footWidths} />
          <Answers>
            <Button type="button" size="wide" blocked={saving} onClick={skip}>
              {text.skip}
            </Button>
            <Button type="submit" tone="primary" size="wide" busy={saving} wait={wait}>
              {saving ? text.saving : text.save}
            </Button>
          </Answers>
        </Stack>
      </FlowFrame>
    </AnswerDialog>
  );
}
