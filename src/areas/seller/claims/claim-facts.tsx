import { Fragment, type ReactNode } from 'react';
import { formatDate, formatDateTime, formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { type ClaimDetail, refundDaysLeft } from '#domain/seller/claims/claim-desk.ts';
import { isSellersFault } from '#domain/trade/claims/claim.ts';
import { chargedFee, returnFeeParts } from '#domain/trade/claims/return-fee.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import { claimWords } from '#src/areas/trade/claims/claim.text.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { sellerDeskPaths } from '../layout/paths.ts';
import { ClaimDue } from './claim-due.tsx';
import { claimDeskText as text } from './claims.text.ts';

const REASONS: Readonly<Record<string, string>> = claimWords.reasons;

const Thumbs = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& a': { display: 'block' },
  '& img': {
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: '$control',
    background: '$tile',
  },
});
const Said = styled('p', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Framed = styled('section', { padding: '$5', borderRadius: '$card', background: '$sunken' });

type Props = { claim: ClaimDetail };

/** Claim with its order line, reason, the buyer's text and pictures, and its result. */
export const ClaimFacts = ({ claim }: Props) => (
  <Stack gap={4}>
    <Row>
      <strong>{claimWords.types[claim.type]}</strong>
      <Chip>{text.states[claim.status]}</Chip>
    </Row>
    <ProductLine tile={80} goods={{ ...claim, option: claim.optionDetails }}>
      <Muted>{commonProductText.totalPieces(claim.quantity)}</Muted>
    </ProductLine>
    <Facts claim={claim} />
    {claim.detail ? (
      <Stack gap={2}>
        <SectionTitle>{text.detail}</SectionTitle>
        <Said>{claim.detail}</Said>
      </Stack>
    ) : null}
    <Pictures title={text.pictures} urls={claim.imageUrls} />
    <Pictures title={text.rejectPictures} urls={claim.rejectImageUrls} />
    <Money claim={claim} />
  </Stack>
);

const dueOf = ({ refundDue, isRefundLate, status, readAt }: ClaimDetail): ReactNode => {
  // A closed claim shows its due date only if the refund was late.
  if (!refundDue || !(isOpenClaim(status) || isRefundLate)) return '';
  const due = new Date(refundDue);
  return (
    <>
      {formatDate(new Date(due.getTime() - 1).toISOString())}{' '}
      <ClaimDue
        daysLeft={refundDaysLeft(due, new Date(readAt))}
        isLate={isRefundLate}
        isOpen={isOpenClaim(status)}
      />
    </>
  );
};

function methodOf({ method, pickupOn, pickupPlace, isPrepaid, cameCollect }: ClaimDetail): string {
  if (method === 'PICKUP' && pickupOn) return text.methods.PICKUP(formatDay(pickupOn), pickupPlace);
  if (method !== 'OWN') return '';
  if (!isPrepaid) return text.methods.OWN;
  return cameCollect ? text.methods.CAME_COLLECT : text.methods.PREPAID;
}

function Facts({ claim }: Props) {
  const { facts } = text;
  const time = (iso: string | null) => (iso ? formatDateTime(iso) : '');
  const parcel = (carrier: string | null, number: string | null, url: string | null): ReactNode => {
    const said = [carrier, number].filter(Boolean).join(' ');
    return url ? <Outside href={url}>{said}</Outside> : said;
  };
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.order, claim.orderNo],
    [facts.buyer, claim.buyerName],
    [facts.asked, time(claim.createdAt)],
    [facts.reason, REASONS[claim.reason] ?? claim.reason],
    [facts.wayBack, text.wayBack[isSellersFault(claim.reason) ? 'seller' : 'buyer']],
    [facts.code, codeOf(claim)],
    [facts.method, methodOf(claim)],
    [facts.approved, time(claim.approvedAt)],
    [facts.newSize, claim.newSize ?? ''],
    [facts.collect, parcel(claim.collectCarrier, claim.collectTracking, claim.collectUrl)],
    [facts.collected, time(claim.collectedAt)],
    [facts.received, time(claim.receivedAt)],
    [facts.checked, time(claim.checkedAt)],
    [facts.note, claim.inspectNote],
    [facts.due, dueOf(claim)],
    [facts.decided, time(claim.decidedAt)],
    [facts.rejected, claim.rejectReason ? claimWords.rejections[claim.rejectReason] : ''],
    [facts.answer, claim.answer],
    [facts.back, parcel(claim.backCarrier, claim.backTracking, claim.backUrl)],
  ];
  return (
    <Amounts>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Amounts>
  );
}

/** Code of a claim with a link to the inquiries from it; '' without one. */
const codeOf = ({ code }: ClaimDetail): ReactNode =>
  code && (
    <>
      {code}{' '}
      <TextLink href={`${sellerDeskPaths.inquiries}?state=ALL&q=${encodeURIComponent(code)}`}>
        {text.inquiries}
      </TextLink>
    </>
  );

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

const Pictures = ({ title, urls }: { title: string; urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <Stack gap={2}>
      <SectionTitle>{title}</SectionTitle>
      <Thumbs>
        {urls.map((url, index) => (
          <li key={url}>
            <Outside href={pictureUrl(url)}>
              <img src={pictureUrl(url)} alt={text.picture(index + 1)} loading="lazy" />
            </Outside>
          </li>
        ))}
      </Thumbs>
    </Stack>
  );

/** Refund or stock effect of completing the claim, shown before the decision. */
function Money({ claim: { refund, type, status } }: Props) {
  if (!isOpenClaim(status)) return null;
  if (type === 'EXCHANGE') return <Muted>{text.exchangeNote}</Muted>;
  if (!refund) return null;
  return (
    <Framed>
      <Stack>
        <SectionTitle>{text.refund.title}</SectionTitle>
        <Amounts>
          {refund.deliveryCharge > 0 ? (
            <>
              <dt>{text.refund.charge}</dt>
              <dd>
                −{formatWon(refund.deliveryCharge)}
                <Muted>{returnFeeParts(chargedFee(refund))}</Muted>
              </dd>
            </>
          ) : null}
          {refund.deliveryRefund > 0 ? (
            <>
              <dt>{text.refund.delivery}</dt>
              <dd>{formatWon(refund.deliveryRefund)}</dd>
            </>
          ) : null}
          {refund.points > 0 ? (
            <>
              <dt>{text.refund.points}</dt>
              <dd>{formatNumber(refund.points)}P</dd>
            </>
          ) : null}
          <TotalName>{text.refund.cash}</TotalName>
          <TotalAmount>{formatWon(refund.cash)}</TotalAmount>
        </Amounts>
        {refund.couponRestored ? <Muted>{text.refund.coupon}</Muted> : null}
      </Stack>
    </Framed>
  );
}
