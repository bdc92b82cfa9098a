import { createContext, type RefObject, useContext } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { emptyDate } from '#src/text/empty-dates.ts';
import { box } from './box.ts';

/** What a field shows until its code has loaded. */
export type Rest = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  disabled: boolean;
  /** Value in Korean. */
  text: string;
  /** True once the resting field had the focus when it was replaced, which its successor takes over. */
  hadFocus: RefObject<boolean>;
  /** Loads the code of the field. */
  load: () => void;
};

export const RestContext = createContext<Rest | null>(null);

const Button = styled('button', {
  ...box,
  cursor: 'text',
  '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  '&[data-empty="true"]': { color: '$ink3' },
});

/** A date field at rest: a button with its value, which loads the field when it is focused, pointed at or pressed. */
export function RestingField() {
  const rest = useContext(RestContext);
  if (!rest) return null;
  const { id, labelId, describedBy, isInvalid, disabled, text, hadFocus, load } = rest;
  return (
    <Button
      ref={(element) => () => {
        hadFocus.current = document.activeElement === element;
      }}
      type="button"
      id={id}
      data-day=""
      data-empty={text.startsWith(emptyDate)}
      disabled={disabled}
      aria-labelledby={`${labelId} ${id}`}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      onFocus={load}
      onPointerEnter={load}
      onClick={load}
    >
      {text}
    </Button>
  );
}
