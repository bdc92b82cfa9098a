import { type RefObject, useEffect } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { box } from './box.ts';

const Input = styled('input', {
  ...box,
  '&::placeholder': { color: '$ink3', opacity: 1 },
  '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
});

type RestingDateProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  'aria-describedby'?: string;
  'aria-invalid': boolean;
  disabled: boolean;
  readOnly: boolean;
  /** What is typed, or the value in Korean; '' for none. */
  text: string;
  /** What to type, where there is no value. */
  placeholder: string;
  autoComplete?: string | undefined;
  /** Loads the code of the field. */
  load: () => void;
  /** Called with each text that is typed, also before hydration. */
  onTyped: (text: string) => void;
  onLeave: () => void;
};

/** A date field until its code has come: a text field that the server draws, and a browser can fill. */
export function RestingDate({ field, text, load, onTyped, onLeave, ...input }: RestingDateProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: text that was typed before hydration has no event.
  useEffect(() => {
    const typed = field.current?.value ?? text;
    if (typed !== text) onTyped(typed);
  }, []);
  return (
    <Input
      {...input}
      ref={field}
      value={text}
      data-day=""
      inputMode="text"
      pattern="\d{4}[\-.\s]*\d{1,2}[\-.\s]*\d{1,2}.*"
      onFocus={load}
      onPointerEnter={load}
      onChange={({ target }) => onTyped(target.value)}
      onBlur={onLeave}
    />
  );
}
