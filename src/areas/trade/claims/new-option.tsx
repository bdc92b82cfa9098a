import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { optionName } from '#src/ui/products/product-line.tsx';
import { ClaimChoices } from './claim-choices.tsx';

const text = orderText.claim;
type Option = ClaimSubject['options'][number];
type Style = Pick<Option, 'gender' | 'color'>;

type NewOptionProps = {
  subject: ClaimSubject;
  problem: string | undefined;
  /** Number of pairs that are exchanged. */
  quantity: number;
  /** Chosen option; null before a choice. */
  value: number | null;
  onChange: (optionId: number) => void;
};

/** Option that is wanted in exchange, among those with enough pairs in stock. */
export function NewOption({ subject, quantity, problem, value, onChange }: NewOptionProps) {
  const options = sizesFirst(subject).filter(({ stock }) => stock >= quantity);
  return (
    <ClaimChoices
      legend={text.newSize}
      name="option"
      shape="cells"
      hint={options.length > 0 ? text.holds : text.noSize}
      problem={problem}
      choices={options.map((option) => ({
        value: option.optionId,
        label: isSameStyle(option, subject.line) ? option.size : optionName(option),
        name: optionName(option),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

const isSameStyle = (option: Style, { optionDetails }: ClaimSubject['line']): boolean =>
  option.gender === optionDetails.gender && option.color === optionDetails.color;

/** Options with other sizes of the same style first, then other colours. */
const sizesFirst = ({ options, line }: ClaimSubject): Option[] => [
  ...options.filter((option) => isSameStyle(option, line)),
  ...options.filter((option) => !isSameStyle(option, line)),
];
