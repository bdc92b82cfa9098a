import type { Step } from '#domain/kit/period.ts';
import { styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { type MetricUnit, shown, whenOf } from './format-metric.ts';

const Scroll = styled('div', { marginTop: '$3', maxHeight: '240px', overflow: 'auto' });
/** Table of figures by day. */
export const MetricTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2 $3', textAlign: 'left', borderBottom: '1px solid $line' },
  '& th': { fontWeight: '$regular' },
  '& thead th': { color: '$ink3', fontSize: '$meta', fontWeight: '$semibold', whiteSpace: 'nowrap' },
  '& [data-number]': { textAlign: 'right', whiteSpace: 'nowrap' },
});

type DayTableProps = {
  name: string;
  unit: MetricUnit;
  days: readonly string[];
  values: readonly (number | null)[];
  step: Step;
};

/** Table with the values of a day chart, newest first. */
export function DayTable({ name, unit, days, values, step }: DayTableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.pictures[step](name)}>
      <MetricTable>
        <VisuallyHidden as="caption">{text.pictures[step](name)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text.steps[step]}</th>
            <th scope="col" data-number="">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => ({ day, value: values[index] ?? null }))
            .toReversed()
            .map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{whenOf(day, step)}</th>
                <td data-number="">{shown(value, unit)}</td>
              </tr>
            ))}
        </tbody>
      </MetricTable>
    </Scroll>
  );
}
