import { styled } from '#src/styles/stitches.ts';
import { claimDeskText as text } from './claims.text.ts';

const Days = styled('span', {
  whiteSpace: 'nowrap',
  variants: { tone: { late: { color: '$danger', fontWeight: '$semibold' }, soon: {} } },
});

/** Days until the refund of a received return is due; lateness is shown by text as well as colour. */
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
