import type { ComponentProps } from 'react';
import { numbersText as text } from '#src/ui/numbers/numbers.text.ts';
import { Button } from '../button.tsx';
import { Row } from '../layout/layout.tsx';
import { NumberField } from './number-field.tsx';

type CountedFieldProps = ComponentProps<typeof NumberField> & {
  /** Bounds of the two buttons; typed numbers are checked by the form. */
  least?: number;
  most?: number;
};

/** Number field of a small count, with buttons for one less and one more; at a bound a press keeps the focus. */
export function CountedField({ least = 0, most = Number.MAX_SAFE_INTEGER, ...field }: CountedFieldProps) {
  const { label, value, disabled, onChange } = field;
  const count = /^\d+$/.test(value) ? Number(value) : null;
  const step = (by: 1 | -1) => {
    const next = count === null ? least : Math.min(Math.max(count + by, least), most);
    const isBlocked = by < 0 ? (count ?? least) <= least : count !== null && count >= most;
    return (
      <Button
        type="button"
        aria-label={by < 0 ? text.less(label) : text.more(label)}
        disabled={disabled}
        blocked={isBlocked}
        css={{ width: '$sizes$control', padding: 0 }}
        onClick={() => onChange({ target: { value: String(next) }, currentTarget: { value: String(next) } })}
      >
        {by < 0 ? '−' : '+'}
      </Button>
    );
  };
  return (
    <NumberField
      {...field}
      action={
        <Row css={{ flexWrap: 'nowrap', gap: '$1' }}>
          {step(-1)}
          {step(1)}
        </Row>
      }
    />
  );
}
