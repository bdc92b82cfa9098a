import type { MetricUnit } from '#domain/admin/figures/metrics.ts';
import { formatDay } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '#src/ui/layout.tsx';
import { figuresText as text } from './figures.text.ts';
import { shown } from './shown-figure.ts';

const Scroll = styled('div', { marginTop: '$3', maxHeight: '240px', overflow: 'auto' });
export const FigureTable = styled('table', {
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
};

/** The same as a picture of days, newest first. */
export function DayTable({ name, unit, days, values }: DayTableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.picture(name)}>
      <FigureTable>
        <VisuallyHidden as="caption">{text.picture(name)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
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
                <th scope="row">{formatDay(day)}</th>
                <td data-number="">{shown(value, unit)}</td>
              </tr>
            ))}
        </tbody>
      </FigureTable>
    </Scroll>
  );
}
