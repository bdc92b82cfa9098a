import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { todayInSeoul } from '#src/lib/today.ts';
import { styled } from '#src/styles/stitches.ts';
import { datesText as text } from '#src/text/dates.ts';
import { Button } from '../button.tsx';
import { Calendar } from './calendar.tsx';
import { CalendarOpener } from './calendar-opener.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { Box, Foot } from './calendar-parts.ts';
import { dayText } from './day-text.ts';
import { useFieldFocus, useNoInjectedStyle } from './field-focus.ts';
import { LOCALE } from './moments.ts';
import { Segments } from './segments.tsx';

const Bound = styled('p', { fontSize: '$label', color: '$danger' });

export type DateInputProps = {
  id: string;
  labelId: string;
  label: string;
  describedBy: string | undefined;
  value: string;
  withTime: boolean;
  min: string | undefined;
  max: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  disabled: boolean;
  canClear: boolean;
  hadFocus: RefObject<boolean>;
  /** Called before the field is painted, so that the resting one goes. */
  onReady: () => void;
  onChange: (value: string) => void;
};

/** Returns what is wrong with a day outside its bounds; null inside. */
function boundText(value: string, min: string | undefined, max: string | undefined): string | null {
  const day = value.slice(0, 10);
  if (!day) return null;
  if (min && day < min) return text.from(dayText(min));
  return max && day > max ? text.until(dayText(max)) : null;
}

/** Date field in use. */
export default function DateInput(props: DateInputProps) {
  const { id, labelId, label, describedBy, value, withTime, min, max, isInvalid, isReadOnly, disabled } =
    props;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { onReady } = props;
  useNoInjectedStyle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come.
  useLayoutEffect(onReady, []);
  useFieldFocus({ labelId, hadFocus: props.hadFocus, field });
  const wrong = boundText(value, min, max);
  const described = [describedBy, wrong ? `${id}-bound` : ''].filter(Boolean).join(' ');
  const close = () => setOpen(false);
  const choose = (day: string) => {
    close();
    props.onChange(withTime && day ? `${day}T${value.slice(11) || '00:00'}` : day);
  };
  return (
    <I18nProvider locale={LOCALE}>
      <Box ref={field} data-invalid={isInvalid || wrong !== null} data-disabled={disabled}>
        <Segments
          id={id}
          aria-labelledby={labelId}
          {...(described ? { 'aria-describedby': described } : {})}
          value={value}
          withTime={withTime}
          min={min}
          max={max}
          isInvalid={isInvalid || wrong !== null}
          isDisabled={disabled}
          isReadOnly={isReadOnly}
          line={line}
          onChange={props.onChange}
        />
        <CalendarOpener
          label={label}
          isOpen={isOpen}
          disabled={disabled || isReadOnly}
          onPress={() => setOpen((was) => !was)}
        />
      </Box>
      {wrong ? <Bound id={`${id}-bound`}>{wrong}</Bound> : null}
      {isOpen ? (
        <CalendarPanel field={field} title={text.calendar(label)} onClose={close}>
          <Calendar label={label} day={value.slice(0, 10)} min={min} max={max} onDay={choose} />
          <DayChoices {...props} onChoose={choose} />
        </CalendarPanel>
      ) : null}
    </I18nProvider>
  );
}

type DayChoicesProps = Pick<DateInputProps, 'value' | 'min' | 'max' | 'canClear'> & {
  onChoose: (day: string) => void;
};

function DayChoices({ value, min, max, canClear, onChoose }: DayChoicesProps) {
  const today = todayInSeoul();
  return (
    <Foot>
      {boundText(today, min, max) ? null : (
        <Button type="button" size="small" onClick={() => onChoose(today)}>
          {text.today}
        </Button>
      )}
      {canClear && value ? (
        <Button type="button" size="small" tone="ghost" onClick={() => onChoose('')}>
          {text.clear}
        </Button>
      ) : null}
    </Foot>
  );
}
