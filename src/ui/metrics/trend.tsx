import { type KeyboardEvent, useId, useState } from 'react';
import type { Step } from '#domain/kit/period.ts';
import { focusRing, styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { Button } from '../button.tsx';
import { Row } from '../layout/layout.tsx';
import { DayChart, dayAt } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { type MetricDefinition, shown, whenOf } from './format-metric.ts';
import { useWidth } from './use-width.ts';

const Frame = styled('figure', { margin: 0, minWidth: 0 });
const Said = styled('p', {
  fontSize: '$label',
  color: '$ink3',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: '$ink', fontWeight: '$bold', fontSize: '$title3', marginLeft: '$2' },
});
const Field = styled('div', {
  position: 'relative',
  marginTop: '$3',
  borderRadius: '$control',
  touchAction: 'pan-y',
  '&:focus-visible': focusRing,
});

type TrendProps = {
  figure: Pick<MetricDefinition, 'name' | 'unit'>;
  /** First day of each value. */
  days: readonly string[];
  values: readonly (number | null)[];
  running: string | null;
  step?: Step;
};

/** Index of the largest value. */
function largestOf(values: readonly (number | null)[]): number {
  const known = values.map((value) => value ?? Number.NEGATIVE_INFINITY);
  return known.indexOf(Math.max(...known));
}

const TableToggle = ({ isTable, onToggle }: { isTable: boolean; onToggle: () => void }) => (
  <Button type="button" size="small" tone="ghost" aria-pressed={isTable} onClick={onToggle}>
    {isTable ? text.asPicture : text.asTable}
  </Button>
);

/** Metric by day, week or month: a chart whose values keyboard and touch can read, or a table. */
export function Trend({ figure: { name, unit }, days, values, running, step = 'day' }: TrendProps) {
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const [field, width] = useWidth();
  const hint = useId();
  const largest = largestOf(values);
  const told = active ?? largest;
  const day = whenOf(days[told] ?? '', step);
  const value = shown(values[told] ?? null, unit);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(days.length - 1, Math.max(0, (active ?? (step > 0 ? -1 : days.length)) + step)));
  };
  return (
    <Frame>
      <Row spread>
        <Said aria-live="polite">
          {active === null ? text.most[step](day, '') : day}
          <strong>{value}</strong>
        </Said>
        <TableToggle isTable={isTable} onToggle={() => setTable(!isTable)} />
      </Row>
      {isTable ? (
        <DayTable name={name} unit={unit} days={days} values={values} step={step} />
      ) : (
        <Field
          ref={field}
          tabIndex={0}
          role="img"
          aria-label={`${text.pictures[step](name)}. ${text.most[step](whenOf(days[largest] ?? '', step), shown(values[largest] ?? null, unit))}`}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(null)}
          onPointerMove={({ nativeEvent }) => setActive(dayAt(nativeEvent.offsetX, width, days.length))}
          onPointerLeave={() => setActive(null)}
        >
          <DayChart days={days} values={values} running={running} active={active} width={width} step={step} />
          <span id={hint} hidden>
            {text.pictureHint}
          </span>
        </Field>
      )}
    </Frame>
  );
}
