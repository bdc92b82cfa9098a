import type { ReactNode } from 'react';
import { formatDate } from '#domain/kit/format.ts';
import type { Coupon } from '#domain/trade/coupons/coupon.ts';
import { couponText as text } from '#src/areas/trade/coupons/coupons.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { benefitOf, conditionsOf, type ShownTerms } from './coupon-terms.ts';

// Ticket shape: value on the stub, conditions on the other part, notches at the cut.
const Ticket = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '104px',
  borderRadius: '$card',
  background: '$sunken',
  overflow: 'hidden',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: '108px',
    width: '16px',
    height: '16px',
    borderRadius: '$round',
    background: '$bg',
  },
  '&::before': { top: '-8px' },
  '&::after': { bottom: '-8px' },
  variants: { past: { true: { '& > :first-child': { color: '$ink3' } } } },
});
const Worth = styled('strong', {
  padding: '$2 $3',
  textAlign: 'center',
  fontSize: '$title3',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
const Says = styled('div', {
  display: 'grid',
  gap: '2px',
  padding: '$4',
  borderLeft: '1px dashed $control',
  '& h2': { fontSize: '$title3', fontWeight: '$semibold' },
  '& > button': { marginTop: '$2' },
});

type TermsTicketProps = {
  terms: ShownTerms;
  name: string;
  valid: string;
  isPast?: boolean;
  children?: ReactNode;
};

/** Ticket with the value and conditions of a coupon; `children` is what can be done with it. */
export const TermsTicket = ({ terms, name, valid, isPast = false, children }: TermsTicketProps) => (
  <Ticket past={isPast}>
    <Worth>{benefitOf(terms)}</Worth>
    <Says>
      <h2>{name}</h2>
      <Muted>{conditionsOf(terms)}</Muted>
      <Muted>{valid}</Muted>
      {children}
    </Says>
  </Ticket>
);

/** Coupon with its value and validity. */
export const CouponTicket = ({ coupon }: { coupon: Coupon }) => (
  <TermsTicket
    terms={coupon}
    name={coupon.couponName}
    valid={endOf(coupon)}
    isPast={coupon.couponStatus !== 'ACTIVE'}
  />
);

const endOf = ({ expiresAt, usedAt }: Coupon): string =>
  usedAt ? text.usedAt(formatDate(usedAt)) : text.until(formatDate(expiresAt));
