import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { claimWords } from './claim.text.ts';
import { ClaimChoices } from './claim-choices.tsx';

const text = claimWords.pairs;

type Props = {
  subject: ClaimSubject;
  /** Chosen number of pairs; null for all of the line. */
  value: number | null;
  onChange: (quantity: number | null) => void;
};

/** Number of pairs of the line that are claimed; nothing where all of them go together. */
export function PairsChoice({ subject: { branches, line }, value, onChange }: Props) {
  if (branches.parts.length === 0) return null;
  const numbers = [...branches.parts.map(({ quantity }) => quantity), line.quantity];
  return (
    <ClaimChoices
      legend={text.title}
      name="quantity"
      shape="cells"
      hint={text.hint}
      choices={numbers.map((pairs) => ({ value: pairs, label: text.count(pairs) }))}
      value={value ?? line.quantity}
      onChange={(pairs) => onChange(pairs === line.quantity ? null : pairs)}
    />
  );
}
