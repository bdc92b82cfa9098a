import { type ReactNode, useState } from 'react';
import { type AskedPeriod, COMPARISONS, type Period } from '#domain/kit/period.ts';
import { styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { PeriodField } from '../dates/period-field.tsx';
import { Choice, Choices } from '../forms/choices.tsx';
import { Select } from '../forms/field.tsx';
import { Row, Stack } from '../layout/layout.tsx';

const SPANS = [1, 7, 30] as const;

const Field = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$meta',
  color: '$ink3',
  whiteSpace: 'nowrap',
  '& select': { width: 'auto', minHeight: '44px', color: '$ink', fontSize: '$label' },
});

type PeriodBarProps = {
  asked: AskedPeriod;
  /** Period of the last answer, shown in the period field. */
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
      {isOwn ? <OwnDays period={period} onPeriod={onPeriod} /> : null}
    </Stack>
  );
}

const OwnDays = ({ period, onPeriod }: Pick<PeriodBarProps, 'period' | 'onPeriod'>) => (
  <Row>
    <PeriodField
      inline
      label={text.period}
      labels={[text.from, text.to]}
      days={{ from: period?.from ?? '', until: period?.to ?? '' }}
      onDone={({ from, until }) => from && until && onPeriod({ from, to: until })}
    />
  </Row>
);
