import { useRef, useState } from 'react';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { type Frame, Parts, useField } from '../forms/field.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import type { DateInputProps } from './date-input.tsx';
import { dayText } from './day-text.ts';
import { RestingDate } from './resting-date.tsx';
import { typedDay } from './typed-day.ts';

const LateInput = addition<DateInputProps>(
  () => import('./date-input.tsx'),
  () => null,
);
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
  /** What a browser may fill in, such as `bday`. */
  autoComplete?: string;
  'aria-disabled'?: boolean;
  onChange?: (change: Change) => void;
};

/** Value of a date field, kept by the field itself unless its form keeps it, and text that is being typed at rest. */
function useDate({ value: given, defaultValue = '', withTime = false, onChange }: DateFieldProps) {
  const hadFocus = useRef(false);
  const resting = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isReady, setReady] = useState(false);
  // Typed before the code has come; the field is not replaced until the focus has left it.
  const [typed, setTyped] = useState<string | null>(null);
  const value = given ?? own;
  const tell = (next: string) => {
    setOwn(next);
    if (next !== value) onChange?.({ target: { value: next }, currentTarget: { value: next } });
  };
  return {
    value,
    isReady,
    isTyped: typed !== null,
    tell,
    late: {
      hadFocus,
      onReady: () => {
        hadFocus.current = resting.current !== null && document.activeElement === resting.current;
        setReady(true);
      },
    },
    rest: {
      field: resting,
      text: typed ?? (value ? dayText(value, withTime) : ''),
      placeholder: dayText('', withTime),
      onTyped: (text: string) => {
        setTyped(document.activeElement === resting.current ? text : null);
        tell(typedDay(text, withTime));
      },
      onLeave: () => setTyped(null),
    },
  };
}

/**
 * Date field in Korean, with label, hint and problem: segments to type into, and a calendar that opens on request.
 * Until their code has come it is a text field.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, problem, required = false, name, withTime = false, min, max, autoComplete } = props;
  const { id, aria } = useField({ hint, problem });
  const { value, isReady, isTyped, tell, late, rest } = useDate(props);
  const labelId = `${id}-label`;
  const shared = { id, disabled: props.disabled ?? false };
  const isReadOnly = props['aria-disabled'] ?? false;
  return (
    <Parts id={id} labelId={labelId} label={label} hint={hint} problem={problem} required={required}>
      {isTyped || !isReady ? (
        <RestingDate
          {...aria}
          {...shared}
          {...rest}
          readOnly={isReadOnly}
          autoComplete={autoComplete}
          load={load}
        />
      ) : null}
      {isTyped ? null : (
        <LateInput
          {...shared}
          {...late}
          labelId={labelId}
          describedBy={aria['aria-describedby']}
          isInvalid={aria['aria-invalid']}
          label={label}
          value={value}
          withTime={withTime}
          isReadOnly={isReadOnly}
          min={min}
          max={max}
          canClear={!required}
          onChange={tell}
        />
      )}
      {name ? <input type="hidden" name={name} value={value} /> : null}
      {autoComplete && isReady && !isTyped ? (
        <Filled
          autoComplete={autoComplete}
          value={value}
          onFilled={(text) => tell(typedDay(text, withTime))}
        />
      ) : null}
    </Parts>
  );
}

type FilledProps = { autoComplete: string; value: string; onFilled: (text: string) => void };

/** Invisible input that a browser fills in; parts of a date are no input. */
const Filled = ({ autoComplete, value, onFilled }: FilledProps) => (
  <VisuallyHidden aria-hidden="true">
    <input
      tabIndex={-1}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => onFilled(target.value)}
    />
  </VisuallyHidden>
);
