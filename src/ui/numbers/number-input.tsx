import { type ComponentProps, useState } from 'react';
import { Input } from '../forms/input.ts';
import { groupedNumber, plainNumber, takeEdit } from './number-text.ts';

type Change = { target: { value: string }; currentTarget: { value: string } };
export type NumberInputProps = Omit<
  ComponentProps<typeof Input>,
  'type' | 'defaultValue' | 'onChange' | 'onCompositionEnd'
> & {
  /** Plain digits; text that is no number is shown as it is. */
  value: string;
  /** Unit that may stand behind a pasted number. */
  unit?: string | undefined;
  /** Receives plain digits, or the typed text if it is no number. */
  onChange: (change: Change) => void;
};

/** Input of a number that has its thousands separators while it is typed; the caret stays behind the same digit. */
export function NumberInput({ value, unit = '', onChange, ...input }: NumberInputProps) {
  // Text of an unfinished composition: an input method loses it when the value of its input is changed.
  const [composed, setComposed] = useState<string | null>(null);
  const shown = composed ?? groupedNumber(value);
  const tell = (plain: string) => {
    const told = { value: plain };
    onChange({ target: told, currentTarget: told });
  };
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={shown}
      onChange={({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
          setComposed(target.value);
          tell(plainNumber(target.value, unit));
        } else tell(takeEdit(target, shown, unit, nativeEvent));
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(null);
        tell(takeEdit(currentTarget, shown, unit));
      }}
    />
  );
}
