import { formatDay, formatNumber } from '#domain/kit/format.ts';
import type { FeePlan } from '#domain/kit/pricing/fee-plan.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { settingsText } from './settings.text.ts';

const text = settingsText.plan;
const percentOf = (basisPoints: number): string => formatNumber(basisPoints / 100);

/** Present fee, announced fee, and the earliest day of a new change. */
export const FeePlanLines = ({ plan: { basisPoints, next, earliest } }: { plan: FeePlan }) => (
  <Stack gap={2}>
    <p>
      {text.now(percentOf(basisPoints))}{' '}
      {next ? text.next(formatDay(next.from), percentOf(next.basisPoints)) : null}
    </p>
    <Muted>
      {text.earliest(formatDay(earliest))} {next ? text.replaces : null}
    </Muted>
  </Stack>
);
