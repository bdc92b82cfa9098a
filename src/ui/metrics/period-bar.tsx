import { type FormEvent, type ReactNode, useState } from 'react';
import { type AskedPeriod, COMPARISONS, type Period } from '#domain/kit/period.ts';
import { styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { Button } from '../button.tsx';
import { Choice, Choices } from '../forms/choices.tsx';
import { Select } from '../forms/field.tsx';
import { Input } from '../forms/input.ts';
import { Row, Stack } from '../layout/layout.tsx';

const SPANS = [1, 7, 30] as const;

const Field = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$meta',
  color: '$ink3',
  whiteSpace: 'nowrap',
  '& select, & input': { width: 'auto', minHeight: '44px', color: '$ink' },
  '& select': { fontSize: '$label' },
});

type PeriodBarProps = {
  asked: AskedPeriod;
  /** Period of the last answer, shown in the date fields. */
  period: Period | null;
  onPeriod: (change: Partial<AskedPeriod>) => void;
  onCompare: (compare: AskedPeriod['compare']) => void;
  acts?: ReactNode;
};

/** Selection of the period and of its comparison. */
export function PeriodBar({ asked, period, onPeriod, onCompare, acts }: PeriodBarProps) {
  const [isOwn, setOwn] = useState(asked.from !== undefined);
  const choose = (days: number) => {
    setOwn(false);
    onPeriod({ days });
  };
  return (
    <Stack gap={3}>
      <Row spread>
        <Choices role="group" aria-label={text.period}>
          {SPANS.map((days) => (
            <Choice
              key={days}
              type="button"
              aria-pressed={!isOwn && asked.days === days}
              onClick={() => choose(days)}
            >
              {text.spans[days]}
            </Choice>
          ))}
          <Choice type="button" aria-pressed={isOwn} onClick={() => setOwn(true)}>
            {text.own}
          </Choice>
        </Choices>
        <Row>
          <Field>
            {text.compare}
            <Select
              value={asked.compare}
              onChange={({ target }) =>
                onCompare(COMPARISONS.find((one) => one === target.value) ?? 'previous')
              }
            >
              {COMPARISONS.map((one) => (
                <option key={one} value={one}>
                  {text.comparisons[one]}
                </option>
              ))}
            </Select>
          </Field>
          {acts}
        </Row>
      </Row>
      {isOwn ? <OwnDays key={`${period?.from} ${period?.to}`} period={period} onPeriod={onPeriod} /> : null}
    </Stack>
  );
}

function OwnDays({ period, onPeriod }: Pick<PeriodBarProps, 'period' | 'onPeriod'>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget);
    const [a, b] = [String(days.get('from')), String(days.get('to'))].toSorted();
    if (a && b) onPeriod({ from: a, to: b });
  };
  return (
    <form method="post" onSubmit={submit}>
      <Row>
        <Field>
          {text.from}
          <Input type="date" name="from" required defaultValue={period?.from} />
        </Field>
        <Field>
          {text.to}
          <Input type="date" name="to" required defaultValue={period?.to} />
        </Field>
        <Button type="submit" size="small">
          {text.show}
        </Button>
      </Row>
    </form>
  );
}
