import type { Budget } from '#domain/events/reward.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { budgetOfForm, type EventValues } from '#machines/admin/events/event-editor.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { eventEditorText } from './event-editor.text.ts';

const text = eventEditorText.budget;
const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$1 $4',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  fontVariantNumeric: 'tabular-nums',
});

/** Short text of an event's maximum cost. */
export function budgetWords({ points, badgePoints, coupons, mostPercent }: Budget): string {
  const parts = [
    ...(points > 0 ? [text.points(formatNumber(points))] : []),
    ...(badgePoints > 0 ? [text.badgePoints(formatNumber(badgePoints))] : []),
    ...(coupons > 0 ? [text.coupons(formatNumber(coupons), mostPercent)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : text.none;
}

/** Maximum cost of the event with the values that are typed. */
export const BudgetLine = ({ values }: { values: EventValues }) => (
  <Line role="status">
    <span>{text.title}</span>
    <strong>{budgetWords(budgetOfForm(values))}</strong>
  </Line>
);
