import { useId, useRef, useState } from 'react';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { type Days, dayText } from './day-text.ts';
import { inOrder } from './in-order.ts';
import type { PeriodInputProps } from './period-input.tsx';
import { RestContext, RestingField } from './resting.tsx';

const LateInput = addition<PeriodInputProps>(() => import('./period-input.tsx'), RestingField);
const load = () => void LateInput.preload();

const Wrap = styled('div', {
  display: 'grid',
  gap: '$1',
  minWidth: 0,
  '& > [data-label]': { fontWeight: '$semibold', fontSize: '$label' },
  variants: {
    inline: {
      true: {
        gridAutoFlow: 'column',
        alignItems: 'center',
        gap: '$2',
        '& > [data-label]': {
          fontWeight: '$regular',
          fontSize: '$meta',
          color: '$ink3',
          whiteSpace: 'nowrap',
        },
        '@small': { gridAutoFlow: 'row', alignItems: 'stretch', gap: '$1' },
      },
    },
  },
});

type PeriodFieldProps = {
  label: string;
  /** Labels of the first and the last day. */
  labels: readonly [string, string];
  /** Period that is shown; a new one replaces what was typed. */
  days: Days;
  /** Names of two hidden inputs, for a form that reads its fields. */
  names?: readonly [string, string];
  min?: string;
  max?: string;
  /** Label beside the field, on wide screens. */
  inline?: boolean;
  /** Called with days in order once a period is chosen, or the focus has left the field. */
  onDone?: (days: Days) => void;
};

/** Period field in Korean: first and last day to type into, quick choices, and one calendar for both. */
export function PeriodField({
  label,
  labels,
  days,
  names,
  min,
  max,
  inline = false,
  onDone,
}: PeriodFieldProps) {
  const id = useId();
  const hadFocus = useRef(false);
  const [given, setGiven] = useState(days);
  const [typed, setTyped] = useState(days);
  if (given.from !== days.from || given.until !== days.until) {
    setGiven(days);
    setTyped(days);
  }
  const finish = (next: Days) => {
    const ordered = inOrder(next);
    setTyped(ordered);
    if (ordered.from !== days.from || ordered.until !== days.until) onDone?.(ordered);
  };
  const shared = { labelId: `${id}-label`, hadFocus };
  const rest = { ...shared, describedBy: undefined, isInvalid: false, disabled: false };
  return (
    <Wrap inline={inline}>
      <span id={shared.labelId} data-label="">
        {label}
      </span>
      <RestContext value={{ ...rest, id, text: `${dayText(typed.from)} ~ ${dayText(typed.until)}`, load }}>
        <LateInput
          {...shared}
          label={label}
          labels={labels}
          days={typed}
          min={min}
          max={max}
          onChange={setTyped}
          onDone={finish}
        />
      </RestContext>
      {names ? (
        <>
          <input type="hidden" name={names[0]} value={typed.from} />
          <input type="hidden" name={names[1]} value={typed.until} />
        </>
      ) : null}
    </Wrap>
  );
}
