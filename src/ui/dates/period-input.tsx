import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { todayInSeoul } from '#src/lib/today.ts';
import { styled } from '#src/styles/stitches.ts';
import { datesText as text } from '#src/text/dates.ts';
import { Button } from '../button.tsx';
import { RangeCalendar } from './calendar.tsx';
import { CalendarOpener } from './calendar-opener.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { Box, Foot } from './calendar-parts.ts';
import type { Days } from './day-text.ts';
import { useFieldFocus, useNoInjectedStyle } from './field-focus.ts';
import { LOCALE } from './moments.ts';
import { quickDays } from './quick-days.ts';
import { Segments } from './segments.tsx';

const Ends = styled('div', { display: 'flex', alignItems: 'center', gap: '$1', minWidth: 0 });

export type PeriodInputProps = {
  labelId: string;
  label: string;
  labels: readonly [string, string];
  days: Days;
  min: string | undefined;
  max: string | undefined;
  hadFocus: RefObject<boolean>;
  onChange: (days: Days) => void;
  onDone: (days: Days) => void;
};

/** Period field in use. */
export default function PeriodInput({ labelId, label, labels, days, min, max, ...props }: PeriodInputProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  useNoInjectedStyle();
  useFieldFocus({ labelId, hadFocus: props.hadFocus, field });
  const close = () => setOpen(false);
  const choose = ({ from, until }: Days) => {
    close();
    props.onDone({ from, until });
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(target) && !currentTarget.contains(relatedTarget)) props.onDone(days);
  };
  const bounds = { min, max };
  return (
    <I18nProvider locale={LOCALE}>
      <Box ref={field} role="group" aria-labelledby={labelId} onBlur={leave}>
        <Ends>
          <Segments
            {...bounds}
            aria-label={labels[0]}
            grows={false}
            value={days.from}
            line={first}
            onChange={(from) => props.onChange({ ...days, from })}
          />
          <span aria-hidden="true">~</span>
          <Segments
            {...bounds}
            aria-label={labels[1]}
            grows={false}
            value={days.until}
            line={last}
            onChange={(until) => props.onChange({ ...days, until })}
          />
        </Ends>
        <CalendarOpener label={label} isOpen={isOpen} onPress={() => setOpen((was) => !was)} />
      </Box>
      {isOpen ? (
        <CalendarPanel field={field} title={text.calendar(label)} onClose={close}>
          <QuickChoices days={days} onChoose={choose} />
          <RangeCalendar {...bounds} label={label} days={days} onDays={choose} />
        </CalendarPanel>
      ) : null}
    </I18nProvider>
  );
}

type QuickProps = { days: Days; onChoose: (days: Days) => void };

const QuickChoices = ({ days, onChoose }: QuickProps) => (
  <Foot role="group" aria-label={text.quick}>
    {quickDays(todayInSeoul()).map((quick) => (
      <Button key={quick.label} type="button" size="small" onClick={() => onChoose(quick)}>
        {quick.label}
      </Button>
    ))}
    {days.from || days.until ? (
      <Button type="button" size="small" tone="ghost" onClick={() => onChoose({ from: '', until: '' })}>
        {text.clear}
      </Button>
    ) : null}
  </Foot>
);
