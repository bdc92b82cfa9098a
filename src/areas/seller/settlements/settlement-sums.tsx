import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { Settlement } from '#domain/seller/settlements/settlement.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { settlementsText as text } from './settlements.text.ts';

type Sums = Pick<Settlement, 'gross' | 'fee' | 'coupons' | 'followers' | 'adjustments' | 'payable' | 'lines'>;

/** Sums of a statement, from gross sales to the payable amount. */
export const SettlementSums = ({
  sums: { gross, fee, coupons, followers, adjustments, payable, lines },
}: {
  sums: Sums;
}) => (
  <Amounts>
    <dt>{text.sums.lines}</dt>
    <dd>{text.count(formatNumber(lines))}</dd>
    <dt>{text.sums.gross}</dt>
    <dd>{formatWon(gross)}</dd>
    <dt>{text.sums.fee}</dt>
    <dd>{formatWon(fee && -fee)}</dd>
    <dt>{text.sums.coupons}</dt>
    <dd>{formatWon(coupons && -coupons)}</dd>
    <dt>{text.sums.followers}</dt>
    <dd>{formatWon(followers && -followers)}</dd>
    <dt>{text.sums.adjustments}</dt>
    <dd>{formatWon(adjustments)}</dd>
    <TotalName>{text.sums.payable}</TotalName>
    <TotalAmount>{formatWon(payable)}</TotalAmount>
  </Amounts>
);
