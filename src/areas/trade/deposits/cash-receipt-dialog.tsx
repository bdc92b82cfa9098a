import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { receiptText as text } from '#src/areas/trade/deposits/cash-receipt.text.ts';
import { wireCashReceipt } from '#src/areas/trade/deposits/cash-receipt.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { ReceiptFields } from './receipt-fields.tsx';

export type CashReceiptDialogProps = { id: number; onDone: () => void; onClose: () => void };

/** Form by which the cash receipt of an order is asked for. */
export function CashReceiptDialog({ id, onDone, onClose }: CashReceiptDialogProps) {
  const { toast } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const finish = () => {
    toast(text.asked);
    onDone();
  };
  const { snapshot, send } = useFlow((app) => wireCashReceipt(app, focusProblem, finish), { id });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="cashReceipt"
      snapshot={snapshot}
      form={form}
      title={text.ask}
      action={{ label: text.ask, busy: text.asking }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <ReceiptFields
        kind={values.kind}
        number={values.number}
        problem={sentenceAt(problems, 'number')}
        onKind={(kind) => send({ type: 'field.changed', change: { kind, number: '' } })}
        onNumber={(number) => send({ type: 'field.changed', change: { number } })}
      />
    </FormDialog>
  );
}
