import { Fragment } from 'react';
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { couponsText as text } from './coupons.text.ts';

/** Short text of a coupon's benefit. */
export function benefitOf({ discountType, discountValue, freeShipping }: Campaign): string {
  const amount = discountType === 'FIXED_DISCOUNT' ? formatWon(discountValue) : `${discountValue}%`;
  const parts = [
    ...(discountValue > 0 ? [text.off(amount)] : []),
    ...(freeShipping ? [text.freeShipping] : []),
  ];
  return parts.join(', ');
}

/** Returns the highest possible cost of a campaign in won, as text. */
export const mostCostOf = ({ costAtMost }: Campaign): string =>
  costAtMost === null ? text.unknown : formatWon(costAtMost);

/** Facts and figures of a campaign. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { issued, issueLimit, minOrderAmount, maxDiscountAmount, startsAt } = campaign;
  const rows = [
    [text.columns.code, campaign.code],
    [text.columns.state, text.states[campaign.state]],
    [text.facts.distribution, text.distributions[campaign.distribution]],
    [text.columns.benefit, benefitOf(campaign)],
    [text.facts.min, minOrderAmount === 0 ? text.none : formatWon(minOrderAmount)],
    [text.facts.max, maxDiscountAmount === null ? text.none : formatWon(maxDiscountAmount)],
    [text.facts.valid, text.days(formatNumber(campaign.validDays))],
    [text.facts.starts, startsAt ? formatDateTime(startsAt) : text.none],
    [text.facts.ends, formatDateTime(campaign.endsAt)],
    [text.columns.issued, text.issuedOf(formatNumber(issued), formatNumber(issueLimit))],
    [text.facts.left, formatNumber(issueLimit - issued)],
    [text.columns.used, formatNumber(campaign.used)],
    [text.columns.expired, formatNumber(campaign.expired)],
    [text.columns.cost, formatWon(campaign.costSoFar)],
    [text.columns.most, mostCostOf(campaign)],
    [text.facts.created, formatDateTime(campaign.createdAt)],
  ] as const;
  return (
    <Amounts>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Amounts>
  );
}
