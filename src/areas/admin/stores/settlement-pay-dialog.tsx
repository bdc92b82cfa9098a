import { formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { SettledStore } from '#domain/seller/settlements/settlement.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { settlementDeskText as text } from './settlement-desk.text.ts';
import { wireSettlementPayment } from './settlement-desk.wiring.ts';

type Props = { settlement: SettledStore; onDone: () => void; onClose: () => void };

/** Dialog that records the payment day of a statement. */
export function SettlementPayDialog({ settlement, onDone, onClose }: Props) {
  const { settlementId: id, storeName, payable } = settlement;
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireSettlementPayment(app, focusProblem, onDone), {
    id,
    today: seoulDay(new Date()),
  });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="settlementPayment"
      snapshot={snapshot}
      form={form}
      title={text.pay}
      action={{ label: text.pay, busy: text.sending }}
      hint={<Muted>{text.hint(storeName, formatWon(payable))}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <DateField
        label={text.paidOn}
        required
        value={values.paidOn}
        problem={sentenceAt(problems, 'paidOn')}
        onChange={({ target }) => send({ type: 'field.changed', change: { paidOn: target.value } })}
      />
    </FormDialog>
  );
}
