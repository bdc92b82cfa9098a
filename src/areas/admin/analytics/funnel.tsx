import type { Stats } from '#domain/admin/analytics/stats.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { rateOf } from '#domain/kit/pricing/rate.ts';
import { styled } from '#src/styles/stitches.ts';
import { shown } from '#src/ui/metrics/format-metric.ts';
import { LevelBar } from '#src/ui/metrics/level-bar.tsx';
import { statsText as text } from './dashboard.text.ts';

const STEPS = ['cart', 'checkout', 'paid', 'confirmed'] as const;

/** List of the steps of a funnel, one below the other. */
export const Steps = styled('ol', {
  display: 'grid',
  gap: '$4',
  '& > li': { display: 'grid', gap: '$1', minWidth: 0 },
  '& p': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '$3',
    fontSize: '$label',
  },
  '& strong': { fontSize: '$title2', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: '$ink3', fontSize: '$meta', fontVariantNumeric: 'tabular-nums' },
});

/** Conversion funnel: number of carts that reached each step. */
export function Funnel({ funnel }: { funnel: Stats['funnel'] }) {
  return (
    <Steps>
      {STEPS.map((step, index) => {
        const before = STEPS[index - 1];
        const share = before ? rateOf(funnel[step], funnel[before]) : null;
        return (
          <li key={step}>
            <p>
              <span>{text.steps[step]}</span>
              <strong>{formatNumber(funnel[step])}</strong>
            </p>
            <LevelBar
              value={funnel[step]}
              most={funnel.cart}
              tall
              tone={step === 'paid' ? 'brand' : 'plain'}
            />
            {share === null ? null : <small>{text.ofBefore(shown(share, 'percent'))}</small>}
          </li>
        );
      })}
    </Steps>
  );
}
