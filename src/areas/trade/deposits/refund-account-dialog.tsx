import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { DEPOSIT_BANKS } from '#domain/trade/orders/deposit.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { wireRefundAccount } from '#src/areas/trade/deposits/refund-account.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';

const text = depositText.refund;
const BANKS = [
  { value: '', label: text.chooseBank },
  ...DEPOSIT_BANKS.map((bank) => ({ value: bank, label: bank })),
];

export type RefundAccountDialogProps = { id: number; onDone: () => void; onClose: () => void };

/** Form of the account to which the deposit of an order is refunded. */
export function RefundAccountDialog({ id, onDone, onClose }: RefundAccountDialogProps) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const finish = () => {
    toast(text.saved);
    onDone();
  };
  const { snapshot, send } = useFlow((app) => wireRefundAccount(app, focusProblem, finish), { id });
  const { values, problems } = snapshot.context;
  const field = (name: 'bank' | 'accountNumber' | 'holder') => ({
    required: true,
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <FormDialog
      flow="refundAccount"
      snapshot={snapshot}
      form={form}
      title={text.title}
      action={{ label: text.save, busy: text.saving }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField label={text.bank} choices={BANKS} {...field('bank')} />
      <TextField label={text.number} inputMode="numeric" autoComplete="off" {...field('accountNumber')} />
      <TextField label={text.holder} autoComplete="off" {...field('holder')} />
    </FormDialog>
  );
}
