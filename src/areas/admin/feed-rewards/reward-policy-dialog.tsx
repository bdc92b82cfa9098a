import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { rewardPolicyText } from './reward-policies.text.ts';
import { wireRewardPolicyForm } from './reward-policies.wiring.ts';

const text = rewardPolicyText.form;
type Name = 'points' | 'description' | 'dailyLimit' | 'monthlyLimit';
type Props = { policy: RewardPolicy; onDone: () => void; onClose: () => void };

/** Dialog with points and limits of an action, and whether it is rewarded at all. */
export function RewardPolicyDialog({ policy, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireRewardPolicyForm(app, focusProblem, onDone), policy);
  const { values, problems } = snapshot.context;
  const at = (name: Name) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="rewardPolicyForm"
      snapshot={snapshot}
      form={form}
      title={rewardPolicyText.change(policy.rewardTypeDisplayName)}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {policy.steps ? null : (
        <NumberField label={text.points} required unit={numbersText.points} {...at('points')} />
      )}
      {policy.steps?.map((step, index) => (
        <NumberField
          key={step.at}
          label={text.step(formatNumber(step.at))}
          required
          unit={numbersText.points}
          problem={sentenceAt(problems, `steps.${index}.points`)}
          value={values.steps[index] ?? ''}
          onChange={({ target }) =>
            send({ type: 'field.changed', change: { steps: values.steps.with(index, target.value) } })
          }
        />
      ))}
      <TextField label={text.description} required {...at('description')} />
      <CountedField
        label={text.daily}
        hint={text.limitHint}
        unit={numbersText.times}
        least={1}
        {...at('dailyLimit')}
      />
      <CountedField
        label={text.monthly}
        hint={text.limitHint}
        unit={numbersText.times}
        least={1}
        {...at('monthlyLimit')}
      />
      <Checkbox
        checked={values.isActive}
        onChange={({ target }) => send({ type: 'field.changed', change: { isActive: target.checked } })}
      >
        {text.isActive}
      </Checkbox>
    </FormDialog>
  );
}
