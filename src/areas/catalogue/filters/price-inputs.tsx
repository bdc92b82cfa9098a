import { useRef, useState } from 'react';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Input } from '#src/ui/forms/input.ts';

const Limits = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '6px',
  marginTop: '$2',
  '& input': { minHeight: '44px', padding: '$1 22px $1 $2', fontSize: '$label' },
  '& > span': { position: 'relative' },
  // The unit inside the field; a press on it focuses the input below it.
  '& i': {
    position: 'absolute',
    right: '$space$2',
    top: '50%',
    transform: 'translateY(-50%)',
    color: '$ink3',
    fontSize: '$label',
    fontStyle: 'normal',
    pointerEvents: 'none',
  },
});

type PriceInputsProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void };

/** Price limits; they apply on blur or Enter, not on each digit. */
export function PriceInputs({ filter, onChange }: PriceInputsProps) {
  const limit = (name: 'minPrice' | 'maxPrice', open: number) => ({
    // A limit that changes elsewhere, as by the slider, replaces what is typed.
    key: `${name}-${filter[name]}`,
    value: filter[name],
    open,
    onApply: (value: number) => onChange({ [name]: value }),
  });
  const { key: least, ...min } = limit('minPrice', PRICE.floor);
  const { key: most, ...max } = limit('maxPrice', PRICE.ceiling);
  return (
    <Limits>
      <PriceInput key={least} {...min} label={text.minPrice} hint={text.least} />
      <span aria-hidden="true">~</span>
      <PriceInput key={most} {...max} label={text.maxPrice} hint={text.most} />
    </Limits>
  );
}

type PriceInputProps = {
  value: number;
  /** Value without a limit. */
  open: number;
  label: string;
  hint: string;
  onApply: (value: number) => void;
};

/** Code that groups the digits; it comes when a limit is pointed at or focused, because no first view has room for it. */
const loadEdit = () => import('#src/ui/numbers/number-text.ts');
const wordOf = (value: number, open: number) => (value === open ? '' : formatNumber(value));

function PriceInput({ value, open, label, hint, onApply }: PriceInputProps) {
  const [word, setWord] = useState(wordOf(value, open));
  const takeEdit = useRef<Awaited<ReturnType<typeof loadEdit>>['takeEdit']>(null);
  const load = async () => {
    takeEdit.current = (await loadEdit()).takeEdit;
  };
  return (
    <span>
      <Input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={hint}
        value={word}
        onFocus={load}
        onPointerEnter={load}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isComposing) takeEdit.current?.(target, word, text.won, nativeEvent);
          setWord(target.value);
        }}
        onBlur={() => {
          const digits = word.normalize('NFKC').replace(/\D/g, '');
          const typed = digits ? Number(digits) : open;
          setWord(wordOf(typed, open));
          if (typed !== value) onApply(typed);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <i aria-hidden="true">{text.won}</i>
    </span>
  );
}
