import { styled } from '#src/styles/stitches.ts';
import { claimDeskText as text } from './claims.text.ts';

const Days = styled('span', {
  whiteSpace: 'nowrap',
  variants: { tone: { late: { color: '$danger', fontWeight: '$semibold' }, soon: {} } },
});

/** How long the money of a received return may take yet. What is late says so in words as well as in colour. */
export function ClaimDue({
  daysLeft,
  isLate,
  isOpen,
}: {
  daysLeft: number;
  isLate: boolean;
  isOpen: boolean;
}) {
  if (!isOpen) return isLate ? <Days tone="late">{text.due.lateDone}</Days> : <Days>{text.due.none}</Days>;
  if (isLate) return <Days tone="late">{text.due.late}</Days>;
  return <Days>{text.due.left(daysLeft)}</Days>;
}
