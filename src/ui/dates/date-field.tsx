import { useRef, useState } from 'react';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { type Frame, Parts, useField } from '../forms/field.tsx';
import type { DateInputProps } from './date-input.tsx';
import { dayText } from './day-text.ts';
import { RestContext, RestingField } from './resting.tsx';

const LateInput = addition<DateInputProps>(() => import('./date-input.tsx'), RestingField);
const load = () => void LateInput.preload();

type Change = { target: { value: string }; currentTarget: { value: string } };
type DateFieldProps = Frame & {
  name?: string;
  /** ISO day, or `yyyy-MM-ddTHH:mm` with a time; '' for none. Undefined keeps the value in the field itself. */
  value?: string;
  defaultValue?: string | undefined;
  withTime?: boolean;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  'aria-disabled'?: boolean;
  onChange?: (change: Change) => void;
};

/** Date field in Korean, with label, hint and problem: segments to type into, and a calendar that opens on request. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hint,
    problem,
    required = false,
    name,
    withTime = false,
    min,
    max,
    disabled = false,
  } = props;
  const { id, aria } = useField({ hint, problem });
  const hadFocus = useRef(false);
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  const labelId = `${id}-label`;
  const tell = (next: string) => {
    setOwn(next);
    props.onChange?.({ target: { value: next }, currentTarget: { value: next } });
  };
  const shared = {
    labelId,
    describedBy: aria['aria-describedby'],
    isInvalid: aria['aria-invalid'],
    disabled,
    hadFocus,
  };
  return (
    <Parts id={id} labelId={labelId} label={label} hint={hint} problem={problem} required={required}>
      <RestContext value={{ ...shared, id, text: dayText(value, withTime), load }}>
        <LateInput
          {...shared}
          id={id}
          label={label}
          value={value}
          withTime={withTime}
          isReadOnly={props['aria-disabled'] ?? false}
          min={min}
          max={max}
          canClear={!required}
          onChange={tell}
        />
      </RestContext>
      {name ? <input type="hidden" name={name} value={value} /> : null}
    </Parts>
  );
}
