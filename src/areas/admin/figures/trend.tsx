import { type KeyboardEvent, useId, useState } from 'react';
import { METRICS, type MetricKey } from '#domain/admin/figures/metrics.ts';
import { formatDay } from '#domain/kit/format.ts';
import { focusRing, styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { DayTable } from './day-table.tsx';
import { figuresText as text } from './figures.text.ts';
import { dayAt, Picture } from './picture.tsx';
import { shown } from './shown-figure.ts';
import { useWidth } from './use-width.ts';

const Figure = styled('figure', { margin: 0, minWidth: 0 });
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
  metric: MetricKey;
  days: readonly string[];
  values: readonly (number | null)[];
  running: string | null;
};

/** The day with the largest value. */
function largestOf(values: readonly (number | null)[]): number {
  const known = values.map((value) => value ?? Number.NEGATIVE_INFINITY);
  return known.indexOf(Math.max(...known));
}

/** A number day by day: as a picture that the keyboard and the finger read day by day, or as a table. */
export function Trend({ metric, days, values, running }: TrendProps) {
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const [field, width] = useWidth();
  const hint = useId();
  const { name, unit } = METRICS[metric];
  const told = active ?? largestOf(values);
  const day = formatDay(days[told] ?? '');
  const value = shown(values[told] ?? null, unit);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(days.length - 1, Math.max(0, (active ?? (step > 0 ? -1 : days.length)) + step)));
  };
  return (
    <Figure>
      <Row spread>
        <Said aria-live="polite">
          {active === null ? text.most(day, '') : day}
          <strong>{value}</strong>
        </Said>
        <Button
          type="button"
          size="small"
          tone="ghost"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? text.asPicture : text.asTable}
        </Button>
      </Row>
      {isTable ? (
        <DayTable name={name} unit={unit} days={days} values={values} />
      ) : (
        <Field
          ref={field}
          tabIndex={0}
          role="img"
          aria-label={`${text.picture(name)}. ${text.most(formatDay(days[largestOf(values)] ?? ''), shown(values[largestOf(values)] ?? null, unit))}`}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(null)}
          onPointerMove={({ nativeEvent }) => setActive(dayAt(nativeEvent.offsetX, width, days.length))}
          onPointerLeave={() => setActive(null)}
        >
          <Picture days={days} values={values} running={running} active={active} width={width} />
          <span id={hint} hidden>
            {text.pictureHint}
          </span>
        </Field>
      )}
    </Figure>
  );
}
