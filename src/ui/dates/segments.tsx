import type { DateValue } from '@internationalized/date';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState';
import { styled } from '#src/styles/stitches.ts';
import { boundsOf, gregorian, LOCALE, momentOf, textOf } from './moments.ts';

const Line = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  cursor: 'text',
  whiteSpace: 'pre',
  touchAction: 'pan-x pan-y pinch-zoom',
  variants: { grows: { true: { flex: '1 1 auto' } } },
});
const Part = styled('span', {
  padding: '2px 1px',
  borderRadius: '4px',
  outline: 'none',
  '&[data-placeholder]': { color: '$ink3' },
  '&:focus': { background: '$ink', color: '$onInk' },
});

export type SegmentsProps = {
  value: string;
  withTime?: boolean;
  min?: string | undefined;
  max?: string | undefined;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  grows?: boolean;
  line: RefObject<HTMLDivElement | null>;
  onChange: (value: string) => void;
} & ({ id: string; 'aria-labelledby': string; 'aria-describedby'?: string } | { 'aria-label': string });

/** Year, month and day to type into or to step through with arrows, year first; with a time also hours and minutes. */
export function Segments({ value, withTime = false, min, max, grows = true, line, ...props }: SegmentsProps) {
  const { shown, onShown, tell } = useTyped(value, withTime, props.onChange);
  /** A date of which a part was deleted is none, once the focus leaves it. */
  const settle = () =>
    tell(state.segments.some(({ isPlaceholder }) => isPlaceholder) ? '' : textOf(shown, withTime));
  const options = {
    ...props,
    ...boundsOf(min, max),
    locale: LOCALE,
    createCalendar: gregorian,
    granularity: withTime ? ('minute' as const) : ('day' as const),
    hourCycle: 24 as const,
    hideTimeZone: true,
    value: shown,
    onChange: onShown,
    onBlur: settle,
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      settle();
      currentTarget.closest('form')?.requestSubmit();
    },
  };
  const state = useDateFieldState(options);
  const { fieldProps } = useDateField(options, state, line);
  return (
    <Line {...fieldProps} ref={line} grows={grows}>
      {state.segments.filter(isShown).map((segment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have a fixed order and no other identity
        <Segment key={at} segment={segment} state={state} />
      ))}
    </Line>
  );
}

/** False for the marks of direction around a time, which Korean does not need. */
const isShown = ({ text }: DateSegment) => text !== '\u2066' && text !== '\u2069';

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const part = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, part);
  return (
    <Part {...segmentProps} ref={part}>
      {segment.text}
    </Part>
  );
}

/** What is typed, also while it is no date yet; a new value from outside replaces it. */
function useTyped(value: string, withTime: boolean, onChange: (value: string) => void) {
  const [told, setTold] = useState(value);
  const [shown, setShown] = useState(() => momentOf(value, withTime));
  if (value !== told) {
    setTold(value);
    setShown(momentOf(value, withTime));
  }
  const tell = (text: string) => {
    setTold(text);
    if (text !== value) onChange(text);
  };
  const onShown = (moment: DateValue | null) => {
    setShown(moment && momentOf(moment.toString(), withTime));
    tell(textOf(moment, withTime));
  };
  return { shown, onShown, tell };
}
