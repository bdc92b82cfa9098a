import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { todayInSeoul } from '#src/lib/today.ts';
import { datesText as text } from '#src/text/dates.ts';
import { Icon } from '../icons/every-icon.tsx';
import { Cell, Day, Grid, Head, Pair, Turn } from './calendar-parts.ts';
import type { Days } from './day-text.ts';
import { inOrder } from './in-order.ts';
import { boundsOf, dayOf, gregorian, LOCALE, textOf, ZONE } from './moments.ts';

type Bounds = { min?: string | undefined; max?: string | undefined };
type State = CalendarState | RangeCalendarState;

const optionsOf = ({ min, max }: Bounds, first: string) => ({
  ...boundsOf(min, max),
  locale: LOCALE,
  createCalendar: gregorian,
  defaultFocusedValue: dayOf(first) ?? dayOf(todayInSeoul()),
});
const title = new DateFormatter(LOCALE, { year: 'numeric', month: 'long', timeZone: ZONE });

type CalendarProps = Bounds & { label: string; day: string; onDay: (day: string) => void };

/** One month from which a day is chosen. */
export function Calendar({ label, day, onDay, ...bounds }: CalendarProps) {
  const options = {
    ...optionsOf(bounds, day),
    'aria-label': label,
    value: dayOf(day),
    onChange: (chosen: CalendarDate) => onDay(textOf(chosen)),
  };
  const state = { ...useCalendarState(options), timeZone: ZONE };
  const { calendarProps } = useCalendar(options, state);
  return (
    <div {...calendarProps}>
      <Month state={state} />
    </div>
  );
}

type RangeProps = Bounds & { label: string; days: Days; onDays: (days: Days) => void };

/** One month from which the first and the last day of a period are chosen, in either order. */
export function RangeCalendar({ label, days, onDays, ...bounds }: RangeProps) {
  const whole = useRef<HTMLDivElement>(null);
  const shown = inOrder(days);
  const [start, end] = [dayOf(shown.from), dayOf(shown.until)];
  const options = {
    ...optionsOf(bounds, shown.until || shown.from),
    'aria-label': label,
    value: start && end ? { start, end } : null,
    onChange: (chosen: { start: CalendarDate; end: CalendarDate }) =>
      onDays({ from: textOf(chosen.start), until: textOf(chosen.end) }),
  };
  const state = { ...useRangeCalendarState(options), timeZone: ZONE };
  const { calendarProps } = useRangeCalendar(options, state, whole);
  return (
    <div {...calendarProps} ref={whole}>
      <Month state={state} />
    </div>
  );
}

function Month({ state }: { state: State }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short' },
    state,
  );
  const focusDay = useEffectEvent(() => state.setFocused(true));
  useEffect(() => {
    // The dialog around it remembers first which element had the focus.
    const frame = requestAnimationFrame(focusDay);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <Heading state={state} />
      <Grid {...gridProps}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th key={day}>{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => week).map((week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .map((date) =>
                  date ? <DayCell key={date.toString()} state={state} date={date} /> : <td key="none" />,
                )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </>
  );
}

function Heading({ state }: { state: State }) {
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  const turn = (label: string, disabled: boolean, icon: ReactNode, onTurn: () => void) => (
    <Turn type="button" aria-label={label} disabled={disabled} onClick={onTurn}>
      {icon}
    </Turn>
  );
  return (
    <Head>
      {turn(text.previousYear, isFirst, <Twice name="left" />, () => state.focusPreviousSection(true))}
      {turn(text.previousMonth, isFirst, <Icon name="left" size={20} />, () => state.focusPreviousPage())}
      <strong aria-live="polite">{title.format(state.visibleRange.start.toDate(ZONE))}</strong>
      {turn(text.nextMonth, isLast, <Icon name="right" size={20} />, () => state.focusNextPage())}
      {turn(text.nextYear, isLast, <Twice name="right" />, () => state.focusNextSection(true))}
    </Head>
  );
}

/** Two arrows, for a step of a year. */
const Twice = ({ name }: { name: 'left' | 'right' }) => (
  <Pair>
    <Icon name={name} size={20} />
    <Icon name={name} size={20} />
  </Pair>
);

function DayCell({ state, date }: { state: State; date: CalendarDate }) {
  const press = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, isOutsideVisibleRange, formattedDate } =
    useCalendarCell({ date }, state, press);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const between =
    isSelected && range !== null && date.compare(range.start) > 0 && date.compare(range.end) < 0;
  return (
    <Cell {...cellProps} data-between={between || undefined}>
      <Day
        {...buttonProps}
        ref={press}
        hidden={isOutsideVisibleRange}
        data-chosen={(isSelected && !between) || undefined}
        data-today={textOf(date) === todayInSeoul() || undefined}
        data-off={isDisabled || undefined}
      >
        {formattedDate}
      </Day>
    </Cell>
  );
}
