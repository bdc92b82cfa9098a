import type { TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { transparencyText as text } from './transparency.text.ts';
import { wireTransparency } from './transparency.wiring.ts';

const Wide = styled('div', { overflowX: 'auto' });
const Months = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '$2 $3',
    borderBottom: '1px solid $line',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontWeight: '$regular',
  },
  '& th:first-child': { textAlign: 'left' },
  '& thead th': { color: '$ink3', fontSize: '$meta' },
});

const nameOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return text.month(year, number);
};
const hoursOf = ({ medianHours }: TransparencyMonth): string =>
  medianHours === null ? text.unknown : text.hours(formatNumber(medianHours));

/** Transparency report: reports and their results by month. */
export default function Transparency() {
  const { snapshot, send } = useFlow(wireTransparency);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="transparency"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      skeleton={<Skeleton rows={6} height={32} />}
    >
      <Wide tabIndex={0} role="region" aria-label={text.title}>
        <Months>
          <thead>
            <tr>
              {Object.entries(text.columns).map(([name, head]) => (
                <th key={name} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.map((row) => (
              <tr key={row.month}>
                <th scope="row">{nameOf(row.month)}</th>
                <td>{formatNumber(row.reports)}</td>
                <td>{formatNumber(row.hidden)}</td>
                <td>{formatNumber(row.restored)}</td>
                <td>{formatNumber(row.appeals)}</td>
                <td>{formatNumber(row.appealsGranted)}</td>
                <td>{hoursOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </Months>
      </Wide>
    </FlowFrame>
  );
}
