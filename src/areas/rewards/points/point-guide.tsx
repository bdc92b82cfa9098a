import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatDate, formatNumber } from '#domain/kit/format.ts';
import { EXPIRING_DAYS } from '#domain/policies/points.ts';
import type { ExpiringPoints } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points/points.text.ts';
import type { wireExpiring } from '#src/areas/rewards/points/points.wiring.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Amount, RowItem, Rows } from '#src/ui/layout/rows.tsx';

const Lines = styled('ul', {
  margin: 0,
  paddingLeft: '$5',
  listStyle: 'disc',
  color: '$ink3',
  lineHeight: '$body',
});

type Logic = ReturnType<typeof wireExpiring>;

/** Rules of points, and the points that expire soon; the rules are shown even if the latter fail to load. */
export function PointGuide({ expiring }: { expiring: ActorRefFrom<Logic> }) {
  const { rules } = pointsText;
  const { context, value } = useSelector(expiring, (snapshot) => snapshot);
  return (
    <Stack gap={8}>
      <div data-flow="expiringPoints" data-state={String(value)} hidden={context.data === null}>
        {context.data ? <Expiring expiring={context.data} /> : null}
      </div>
      <Stack gap={3} as="section">
        <SectionTitle>{rules.title}</SectionTitle>
        <Lines>
          {rules.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Stack>
    </Stack>
  );
}

function Expiring({ expiring }: { expiring: ExpiringPoints }) {
  const text = pointsText.expiring;
  return (
    <Stack gap={2} as="section">
      <SectionTitle>{text.title}</SectionTitle>
      {expiring.expiringPoints.length === 0 ? (
        <Muted>{text.none(EXPIRING_DAYS)}</Muted>
      ) : (
        <Rows>
          {expiring.expiringPoints.map((row) => (
            <RowItem key={row.transactionId}>
              <span>
                {row.description}
                {row.expiryDate ? (
                  <time dateTime={row.expiryDate}>{text.row(formatDate(row.expiryDate))}</time>
                ) : null}
              </span>
              <Amount>{pointsText.unit(formatNumber(row.amount))}</Amount>
            </RowItem>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
