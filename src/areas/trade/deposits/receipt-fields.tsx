import { CASH_RECEIPT_KINDS } from '#domain/trade/orders/cash-receipt.ts';
import { receiptText as text } from '#src/areas/trade/deposits/cash-receipt.text.ts';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';

type ReceiptFieldsProps = {
  kind: string;
  number: string;
  /** Label of the choice of no receipt, if there is one. */
  none?: string;
  /** Problem of the number. */
  problem: string | undefined;
  onKind: (kind: string) => void;
  onNumber: (number: string) => void;
};

/** Kind of a cash receipt, and the number of that kind once it is chosen. */
export function ReceiptFields({ kind: chosen, number, none, problem, onKind, onNumber }: ReceiptFieldsProps) {
  const choices = CASH_RECEIPT_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }));
  const kind = CASH_RECEIPT_KINDS.find((one) => one === chosen);
  return (
    <>
      <SelectField
        label={text.kind}
        hint={none ? text.later : text.about}
        choices={none ? [{ value: '', label: none }, ...choices] : choices}
        value={chosen}
        onChange={({ target }) => onKind(target.value)}
      />
      {kind ? (
        <TextField
          name="receiptNumber"
          label={text.number[kind]}
          hint={text.numberHint[kind]}
          required
          inputMode="numeric"
          autoComplete={kind === 'PERSON' ? 'tel' : 'off'}
          value={number}
          problem={problem}
          onChange={({ target }) => onNumber(target.value)}
        />
      ) : null}
    </>
  );
}
