// Size: all notifications are defined in one table, so that a cause is looked up and compared in
// one place.

import type { AnnouncementStep } from '#domain/events/announcement.ts';
import type { InquiryAuthor } from '#domain/inquiries/inquiry.ts';
import { formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { asObject, asSubject, asTopic } from '#domain/kit/forms/particle.ts';
import {
  SANCTION_LABELS,
  SANCTION_REASONS,
  type SanctionKind,
  type SanctionReason,
} from '#domain/members/account/sanction.ts';
import type { Topic } from '#domain/notices/topics.ts';
import { ESCALATION_DAYS } from '#domain/policies/inquiries.ts';
import { STALE_CLAIM_DAYS } from '#domain/policies/returns.ts';
import { type ReturnFee, returnFeeText, totalReturnFee } from '#domain/trade/claims/return-fee.ts';
import type { MailKind } from '../mail/queue-mail.ts';

/** Data of each cause: ids, order numbers, product names, amounts in won. */
export type Facts = {
  ORDER_PLACED: { orderId: number; orderNo: string; amount: number; isDeposit?: boolean };
  /** A virtual account was issued; `until` is the deadline as text. */
  DEPOSIT_REQUESTED: { orderId: number; orderNo: string; amount: number; account: string; until: string };
  /** The deadline has passed without the whole deposit. */
  DEPOSIT_EXPIRED: { orderId: number; orderNo: string };
  /** A refund of a deposit waits for the account of the buyer. */
  REFUND_ACCOUNT_ASKED: { orderId: number; orderNo: string; refundId: number; amount: number };
  /** Amount in won; the approval number is the one of the tax office. */
  CASH_RECEIPT_ISSUED: { orderId: number; orderNo: string; amount: number; approvalNo: string };
  /** `callId` distinguishes refusals of receipts that were asked for again. */
  CASH_RECEIPT_REFUSED: { orderId: number; orderNo: string; callId: number };
  /** The parcel of a carrier, if the seller has named one. */
  ORDER_SHIPPED: Parcel & { carrier?: string; trackingNumber?: string };
  ORDER_DELIVERED: Parcel;
  ORDER_CANCELLED: Parcel;
  /** `lastDay` (yyyy-MM-dd, Asia/Seoul) is the last day of the return period, today or tomorrow. */
  AUTO_CONFIRM_SOON: Parcel & { lastDay: string; confirmDay: string };
  /** Promised day missed: to the buyer with the points credited, and to the seller. */
  DELIVERY_LATE: Parcel & { points: number };
  SALE_LATE: Parcel;
  /** To the seller: orders, claims and withdrawals of the last hours. */
  SALE_PLACED: Sales;
  SALE_CLAIMED: Sales;
  SALE_WITHDRAWN: Sales;
  /** To the seller: daily summary of open tasks; `day` is in Asia/Seoul. */
  SALE_SUMMARY: { day: string; unsent: number; late: number; claims: number };
  /** New delivery date (Asia/Seoul) named by the seller. */
  DELIVERY_DELAYED: Parcel & { day: string; reason: string };
  /** Automatic cancellation of an overdue order: to the buyer and to the seller. */
  LATE_CANCELLED: Parcel;
  SALE_CANCELLED: Parcel;
  /** To the seller: the buyer has not received a delivered line. */
  SALE_NOT_RECEIVED: Disputed;
  /**
   * To the buyer: an administrator ended the dispute; `lastDay` (Asia/Seoul) ends the return
   * period.
   */
  DELIVERY_DECIDED: Disputed & { lastDay: string };
  REFUND_PAID: { orderId: number; orderNo: string; refundId: number; amount: number; returnFee: ReturnFee };
  PAYMENT_RETURNED: { orderNo: string; refundId: number; amount: number; reason: string };
  /** Stages of a claim between request and decision. */
  CLAIM_APPROVED: Decision;
  CLAIM_COLLECTING: Decision;
  CLAIM_RECEIVED: Decision;
  CLAIM_CHECKED: Decision;
  CLAIM_COMPLETED: Decision;
  CLAIM_REJECTED: Decision;
  /** Return parcel of a rejected unit, once with its number. */
  CLAIM_SENT_BACK: Decision & { parcel: string };
  /** To the seller and to administrators. */
  CLAIM_STALE: { claimId: number; state: StaleState; product: string; isOwn: boolean };
  REVIEW_WAITING: { productId: number; product: string };
  REVIEW_ANSWERED: { reviewId: number; productId: number; product: string; store: string };
  /** To the seller: a new question; to the asker: its first answer. */
  QUESTION_ASKED: { questionId: number; product: string };
  QUESTION_ANSWERED: { questionId: number; product: string; store: string };
  /** To the asker: a buyer has answered. */
  QUESTION_BUYER_ANSWERED: { answerId: number; product: string };
  /** To the seller, or to administrators where the shop takes part; to the member; to all of them. */
  INQUIRY_ASKED: { inquiryId: number; messageId: number; isOwn: boolean };
  INQUIRY_ANSWERED: { inquiryId: number; messageId: number; isStore: boolean };
  INQUIRY_ESCALATED: { inquiryId: number; to: InquiryAuthor };
  FEED_COMMENT: { feedId: number };
  FEED_LIKE: { feedId: number };
  /** `memberId` is the followed member. */
  FOLLOWED: { memberId: number };
  /** `option` ends with the size in mm. */
  RESTOCK: { alertId: number; productId: number; option: string };
  /** Prices in won: the one that the member knew, and the present one. */
  PRICE_DROPPED: { productId: number; name: string; before: number; price: number };
  /** To the seller: low stock after an order, once per option and day (Asia/Seoul). */
  STOCK_LOW: { optionId: number; productId: number; option: string; left: number; day: string };
  BADGE_WON: { badgeId: number; name: string };
  LEVEL_UP: { levelId: number; name: string };
  COUPON_GIVEN: { couponId: number; name: string };
  /** Days are in Asia/Seoul, `2026-11-22`. */
  COUPON_EXPIRING: { couponId: number; name: string; day: string };
  POINTS_EXPIRING: { points: number; day: string };
  POINTS_MOVED: { grantId: number; points: number; description: string };
  REWARD_PAID: { rewardId: number; why: string; points: number };
  EVENT_WON: { eventId: number; winnerId: number; title: string; prize: string };
  EVENT_RESULT: { eventId: number; title: string };
  EVENT_PRIZE_REVOKED: { eventId: number; winnerId: number; title: string; reason: string };
  /** Log-ins from new browsers on one day (Asia/Seoul); `device` is the last of them. */
  NEW_DEVICE: { day: string; device: string; devices: number };
  PASSWORD_CHANGED: { at: Date };
  /** Lockout ended by an administrator. */
  LOGIN_UNLOCKED: { at: Date };
  SESSIONS_ENDED: { at: Date };
  NICKNAME_CHANGED: { memberId: number; nickname: string };
  STORE_PAUSED: { storeId: number; version: number; reason: string };
  STORE_RESUMED: { storeId: number; version: number; reason: string };
  /** Suspended by the shop, or released and then hidden. */
  PRODUCT_SUSPENDED: { productId: number; version: number; product: string; reason: string };
  PRODUCT_LIFTED: { productId: number; version: number; product: string; reason: string };
  /** Changes of a store by administrators, not by its seller. */
  STORE_CLOSED: { storeId: number; version: number; reason: string };
  STORE_RENAMED: { storeId: number; version: number; name: string; reason: string };
  /** Valid from the first day of a week. */
  STORE_FEE_CHANGED: { storeId: number; version: number; basisPoints: number; from: string; reason: string };
  /** Default fee in basis points: current, and from the first day of a week. */
  SHOP_FEE_CHANGED: {
    rateId: number;
    basisPoints: number;
    current: number;
    from: string;
    isReplaced: boolean;
  };
  /** Amount in won; days are in Asia/Seoul. */
  SETTLEMENT_PAID: { settlementId: number; payable: number; start: string; end: string };
  /** Decision about a seller application; a separate e-mail gives the reason. */
  APPLICATION_APPROVED: AnsweredApplication;
  APPLICATION_MORE_INFO: AnsweredApplication;
  APPLICATION_REJECTED: AnsweredApplication;
  SANCTIONED: { sanctionId: number; kind: SanctionKind; reason: SanctionReason };
  /** Decision about content of the member: hidden or restored. */
  CASE_DECIDED: { eventId: number; isHidden: boolean };
  APPEAL_DECIDED: { appealId: number; isGranted: boolean; isVote: boolean };
  REPORT_JUDGED: { eventId: number; outcome: 'AGREED' | 'DISAGREED' | 'IGNORED' };
  CASE_OVER_LIMIT: { caseId: number; round: number };
  /** To administrators; `day` is the announcement date (Asia/Seoul). */
  EVENT_UNANNOUNCED: { eventId: number; title: string; day: string; step: AnnouncementStep };
  EVENT_CANCELLED: { eventId: number; title: string; reason: string };
  /** Decision about the member's vote; `turn` distinguishes repeated decisions. */
  VOTE_VOIDED: JudgedVote;
  VOTE_RESTORED: JudgedVote;
};
/** `batchId` distinguishes batches; `orderId` is the first of `orders` orders. */
type Sales = { batchId: number; orderId: number; orders: number };
type AnsweredApplication = { applicationId: number; version: number; store: string };
type JudgedVote = { eventId: number; title: string; reason: string; turn: number };
/** Products that changed together; the first one is named. */
type Parcel = { orderId: number; lineId: number; product: string; others: number; reason?: string };
type Disputed = Parcel & { disputeId: number };
/** States in which a claim becomes stale. */
export type StaleState = 'REQUESTED' | 'COLLECTING';
type Decision = { orderId: number; claimId: number; type: 'RETURN' | 'EXCHANGE'; product: string };

export type CauseKind = keyof Facts;

type Cause<F> = {
  topic: Topic;
  /** Reference of the notification; the same reference is notified once. */
  about: (facts: F) => readonly [type: string, id: number];
  path: (facts: F) => string;
  /** Message; for gathered causes the part after the actors' names. */
  say: (facts: F) => string;
  /** True if several actors within `GATHERED_HOURS` share one notification. */
  isGathered?: true;
  /** Kind of the e-mail that is sent too. */
  mail?: MailKind;
};

const ofOrder = ({ orderId }: { orderId: number }): string => `/my-orders/${orderId}`;
const ofSale = ({ orderId }: { orderId: number }): string => `/order-manage?open=${orderId}`;
const ofEvent = ({ eventId }: { eventId: number }): string => `/events/${eventId}`;
const parcel = ({ product, others }: Parcel): string => (others > 0 ? `${product} 외 ${others}건` : product);
const wish = { RETURN: '반품', EXCHANGE: '교환' } as const;
/** Cause about a stage of a claim; the type of the notification tells the stages apart. */
const stageOf = (say: (facts: Decision) => string): Cause<Decision> => ({
  topic: 'CLAIM',
  about: ({ claimId }) => ['CLAIM', claimId],
  path: ofOrder,
  say,
});
const answered = ({ applicationId, version }: AnsweredApplication) =>
  [`APPLICATION_${version}`, applicationId] as const;
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);
const DESKS = { STORE: '/inquiry-manage', SHOP: '/admin/inquiries' } as const;
const inquiryPath = (inquiryId: number, to: InquiryAuthor): string =>
  to === 'BUYER' ? `/mypage/inquiries/${inquiryId}` : `${DESKS[to]}?state=ALL&open=${inquiryId}`;
const escalated = {
  BUYER: `스토어가 ${ESCALATION_DAYS}영업일 동안 답하지 않아 고객센터가 함께 확인해요.`,
  STORE: `${ESCALATION_DAYS}영업일 동안 답하지 않은 1:1 문의를 고객센터가 함께 확인해요. 답변해 주세요.`,
  SHOP: `스토어가 ${ESCALATION_DAYS}영업일 동안 답하지 않은 1:1 문의가 있어요.`,
} as const;
const APPEALS = '/account-settings?tab=privacy';
const judged = {
  AGREED: '신고해 주신 내용을 살펴보고 조치했어요. 알려 주셔서 고마워요.',
  DISAGREED: '신고해 주신 내용을 살펴봤어요. 운영 정책에 어긋나지 않아 그대로 두었어요.',
  IGNORED: '신고해 주신 내용을 살펴봤어요. 따로 조치하지 않았어요.',
} as const;
const announcement = {
  SOON: (day) => `발표일(${day})이 다가와요. 결과를 준비해 주세요.`,
  TODAY: (day) => `발표일이에요(${day}). 결과를 발표해 주세요.`,
  LATE: (day) => `발표일(${day})이 지났어요. 결과를 발표해 주세요.`,
} as const satisfies Record<AnnouncementStep, (day: string) => string>;

/** Definitions of all notifications, used by the bell, the page and e-mails. */
export const CAUSES: { readonly [K in CauseKind]: Cause<Facts[K]> } = {
  ORDER_PLACED: {
    topic: 'ORDER',
    mail: 'order-placed',
    about: ({ orderId }) => ['ORDER', orderId],
    path: ofOrder,
    say: ({ orderNo, amount, isDeposit }) =>
      `${isDeposit ? '입금을 확인했어요. ' : ''}주문(${orderNo})이 완료됐어요. ${formatWon(amount)}을 결제했어요.`,
  },
  DEPOSIT_REQUESTED: {
    topic: 'ORDER',
    about: ({ orderId }) => ['ORDER', orderId],
    path: ofOrder,
    say: ({ orderNo, amount, account, until }) =>
      `${until}까지 ${formatWon(amount)}을 입금해 주세요. 입금을 확인하면 주문(${orderNo})이 완료돼요. 입금 계좌: ${account}`,
  },
  DEPOSIT_EXPIRED: {
    topic: 'ORDER',
    about: ({ orderId }) => ['ORDER', orderId],
    path: ofOrder,
    say: ({ orderNo }) =>
      `입금 기한이 지나 주문(${orderNo})을 취소했어요. 사용한 쿠폰과 포인트는 돌려드렸어요.`,
  },
  REFUND_ACCOUNT_ASKED: {
    topic: 'ORDER',
    about: ({ refundId }) => ['REFUND', refundId],
    path: ofOrder,
    say: ({ orderNo, amount }) =>
      `주문(${orderNo})의 환불 금액 ${formatWon(amount)}을 받을 계좌를 알려 주세요.`,
  },
  CASH_RECEIPT_ISSUED: {
    topic: 'ORDER',
    about: ({ orderId }) => ['ORDER', orderId],
    path: ofOrder,
    say: ({ orderNo, amount, approvalNo }) =>
      `주문(${orderNo})의 현금영수증을 발급했어요. 금액: ${formatWon(amount)}, 승인 번호: ${approvalNo}`,
  },
  CASH_RECEIPT_REFUSED: {
    topic: 'ORDER',
    about: ({ callId }) => ['CASH_RECEIPT', callId],
    path: ofOrder,
    say: ({ orderNo }) =>
      `주문(${orderNo})의 현금영수증을 발급하지 못했어요. 번호를 확인하고 다시 신청해 주세요.`,
  },
  ORDER_SHIPPED: {
    topic: 'ORDER',
    mail: 'shipped',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: (facts) => `${asSubject(parcel(facts))} 출발했어요.`,
  },
  ORDER_DELIVERED: {
    topic: 'ORDER',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: (facts) => `${asSubject(parcel(facts))} 도착했어요. 상품을 확인해 주세요.`,
  },
  ORDER_CANCELLED: {
    topic: 'ORDER',
    mail: 'order-cancelled',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: ({ reason, ...facts }) =>
      `판매자가 ${parcel(facts)} 주문을 취소했어요. 결제한 금액은 돌려드려요.${reason ? ` 이유: ${reason}` : ''}`,
  },
  AUTO_CONFIRM_SOON: {
    topic: 'ORDER',
    about: ({ orderId }) => ['ORDER', orderId],
    path: ofOrder,
    say: ({ lastDay, confirmDay, ...facts }) =>
      `${parcel(facts)} 교환이나 반품은 ${formatDay(lastDay)}까지 신청할 수 있어요. ${confirmDay === lastDay ? '그날이' : `${formatDay(confirmDay)}이`} 지나면 구매가 자동으로 확정돼요.`,
  },
  DELIVERY_LATE: {
    topic: 'ORDER',
    mail: 'delivery-late',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: ({ points, ...facts }) =>
      `${parcel(facts)} 배송이 늦어지고 있어요.${points > 0 ? ` 늦어서 죄송해요. ${formatNumber(points)}포인트를 드렸어요.` : ''}`,
  },
  SALE_LATE: {
    topic: 'SALE',
    mail: 'delivery-late',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofSale,
    say: (facts) =>
      `${parcel(facts)} 주문의 도착 예정일이 지났어요. 상품을 보내거나 새 도착일을 알려 주세요.`,
  },
  SALE_PLACED: {
    topic: 'SALE',
    mail: 'sale',
    about: ({ batchId }) => ['SALE_EVENT', batchId],
    path: ({ orderId, orders }) => (orders === 1 ? ofSale({ orderId }) : '/order-manage?tab=NEW'),
    say: ({ orders }) => `새 주문 ${formatNumber(orders)}건이 들어왔어요.`,
  },
  SALE_CLAIMED: {
    topic: 'SALE',
    mail: 'sale',
    about: ({ batchId }) => ['SALE_EVENT', batchId],
    path: () => '/claim-manage',
    say: ({ orders }) => `주문 ${formatNumber(orders)}건에 반품이나 교환 요청이 들어왔어요.`,
  },
  SALE_WITHDRAWN: {
    topic: 'SALE',
    mail: 'sale',
    about: ({ batchId }) => ['SALE_EVENT', batchId],
    path: () => '/claim-manage',
    say: ({ orders }) => `주문 ${formatNumber(orders)}건의 반품이나 교환 요청이 철회됐어요.`,
  },
  SALE_SUMMARY: {
    topic: 'SALE',
    mail: 'sale',
    about: ({ day }) => ['DAY', Number(day.replaceAll('-', ''))],
    path: () => '/store-home',
    say: ({ unsent, late, claims }) =>
      `오늘 할 일: 보낼 상품 ${formatNumber(unsent)}개, 도착이 늦은 주문 ${formatNumber(late)}건, 답할 반품·교환 요청 ${formatNumber(claims)}건이에요.`,
  },
  DELIVERY_DELAYED: {
    topic: 'ORDER',
    mail: 'delivery-late',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: ({ day, reason, ...facts }) =>
      `${asSubject(parcel(facts))} ${formatDay(day)}에 도착할 예정이에요. 늦어진 이유: ${reason}`,
  },
  LATE_CANCELLED: {
    topic: 'ORDER',
    mail: 'order-cancelled',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofOrder,
    say: (facts) => `도착이 너무 늦어져 ${parcel(facts)} 주문을 취소했어요. 결제한 금액을 모두 돌려드려요.`,
  },
  SALE_CANCELLED: {
    topic: 'SALE',
    mail: 'order-cancelled',
    about: ({ lineId }) => ['ORDER_LINE', lineId],
    path: ofSale,
    say: (facts) => `도착 예정일이 많이 지나 ${parcel(facts)} 주문이 자동으로 취소됐어요.`,
  },
  SALE_NOT_RECEIVED: {
    topic: 'SALE',
    mail: 'sale',
    about: ({ disputeId }) => ['DELIVERY_DISPUTE', disputeId],
    path: ofSale,
    say: (facts) => `구매자가 ${asObject(parcel(facts))} 아직 받지 못했다고 알렸어요. 배송을 확인해 주세요.`,
  },
  DELIVERY_DECIDED: {
    topic: 'ORDER',
    mail: 'delivery-late',
    about: ({ disputeId }) => ['DELIVERY_DISPUTE', disputeId],
    path: ofOrder,
    say: ({ lastDay, ...facts }) =>
      `배송을 확인한 결과, ${asObject(parcel(facts))} 배송 완료로 처리했어요. 교환이나 반품은 ${formatDay(lastDay)}까지 신청할 수 있어요.`,
  },
  REFUND_PAID: {
    topic: 'ORDER',
    mail: 'refund',
    about: ({ refundId }) => ['REFUND', refundId],
    path: ofOrder,
    say: ({ orderNo, amount, returnFee }) =>
      totalReturnFee(returnFee) > 0
        ? `주문(${orderNo})에서 반품 배송비 ${returnFeeText(returnFee)}을 뺀 ${formatWon(amount)}을 환불했어요.`
        : `주문(${orderNo})의 ${formatWon(amount)}을 환불했어요.`,
  },
  PAYMENT_RETURNED: {
    topic: 'ORDER',
    about: ({ refundId }) => ['REFUND', refundId],
    path: () => '/my-orders',
    say: ({ reason, orderNo, amount }) => `${reason}(${orderNo})에 결제한 ${formatWon(amount)}을 돌려드려요.`,
  },
  CLAIM_APPROVED: stageOf(({ type, product }) => `판매자가 ${product} ${wish[type]} 요청을 승인했어요.`),
  CLAIM_COLLECTING: stageOf(
    ({ type, product }) => `${wish[type]}할 ${asSubject(product)} 판매자에게 가고 있어요.`,
  ),
  CLAIM_RECEIVED: stageOf(
    ({ type, product }) => `${wish[type]}할 ${asSubject(product)} 판매자에게 도착했어요.`,
  ),
  CLAIM_CHECKED: stageOf(({ type, product }) => `판매자가 ${wish[type]}할 ${asObject(product)} 확인했어요.`),
  CLAIM_COMPLETED: {
    topic: 'CLAIM',
    mail: 'claim-decided',
    about: ({ claimId }) => ['CLAIM', claimId],
    path: ofOrder,
    say: ({ type, product }) => `${product} ${wish[type]}이 완료됐어요.`,
  },
  CLAIM_REJECTED: {
    topic: 'CLAIM',
    mail: 'claim-decided',
    about: ({ claimId }) => ['CLAIM', claimId],
    path: ofOrder,
    say: ({ type, product }) => `${product} ${wish[type]} 요청이 거절됐어요. 판매자의 답을 확인해 주세요.`,
  },
  CLAIM_SENT_BACK: {
    topic: 'CLAIM',
    about: ({ claimId }) => ['CLAIM', claimId],
    path: ofOrder,
    say: ({ product, type, parcel: number }) =>
      `${wish[type]}이 거절된 ${asObject(product)} 돌려보냈어요. 송장 번호: ${number}`,
  },
  CLAIM_STALE: {
    topic: 'CLAIM',
    about: ({ claimId, state }) => [`CLAIM_${state}`, claimId],
    path: ({ claimId, isOwn }) => (isOwn ? `/claim-manage?open=${claimId}` : '/mypage/notices?topic=CLAIM'),
    say: ({ product, state }) =>
      state === 'REQUESTED'
        ? `${product} 반품·교환 요청에 ${STALE_CLAIM_DAYS}일째 답변이 없어요. 확인해 주세요.`
        : `${product} 반품·교환 상품이 ${STALE_CLAIM_DAYS}일째 수거 중이에요. 확인해 주세요.`,
  },
  REVIEW_WAITING: {
    topic: 'REVIEW',
    about: ({ productId }) => ['PRODUCT', productId],
    path: ({ productId }) => `/reviews/write?productId=${productId}`,
    say: ({ product }) => `${asTopic(product)} 어땠나요? 신어 본 느낌을 리뷰로 남겨 주세요.`,
  },
  REVIEW_ANSWERED: {
    topic: 'REVIEW',
    about: ({ reviewId }) => ['REVIEW', reviewId],
    path: ({ productId }) => `/products/${productId}`,
    say: ({ store, product }) => `${asSubject(store)} 내 ${product} 리뷰에 답을 남겼어요.`,
  },
  QUESTION_ASKED: {
    topic: 'QUESTION',
    about: ({ questionId }) => ['QUESTION_ASKED', questionId],
    path: ({ questionId }) => `/question-manage?answered=ALL&open=${questionId}`,
    say: ({ product }) => `${product} 상품에 새 문의가 올라왔어요. 답변해 주세요.`,
  },
  QUESTION_ANSWERED: {
    topic: 'QUESTION',
    about: ({ questionId }) => ['QUESTION', questionId],
    path: () => '/mypage/questions',
    say: ({ store, product }) => `${asSubject(store)} 내 ${product} 문의에 답했어요.`,
  },
  QUESTION_BUYER_ANSWERED: {
    topic: 'QUESTION',
    about: ({ answerId }) => ['BUYER_ANSWER', answerId],
    path: () => '/mypage/questions',
    say: ({ product }) => `구매한 분이 내 ${product} 문의에 답했어요.`,
  },
  INQUIRY_ASKED: {
    topic: 'INQUIRY',
    about: ({ messageId }) => ['INQUIRY_MESSAGE', messageId],
    path: ({ inquiryId, isOwn }) => inquiryPath(inquiryId, isOwn ? 'STORE' : 'SHOP'),
    say: () => '1:1 문의에 새 메시지가 왔어요. 답변해 주세요.',
  },
  INQUIRY_ANSWERED: {
    topic: 'INQUIRY',
    about: ({ messageId }) => ['INQUIRY_MESSAGE', messageId],
    path: ({ inquiryId }) => inquiryPath(inquiryId, 'BUYER'),
    say: ({ isStore }) => `${isStore ? '스토어가' : '고객센터가'} 내 1:1 문의에 답했어요.`,
  },
  INQUIRY_ESCALATED: {
    topic: 'INQUIRY',
    about: ({ inquiryId }) => ['INQUIRY', inquiryId],
    path: ({ inquiryId, to }) => inquiryPath(inquiryId, to),
    say: ({ to }) => escalated[to],
  },
  FEED_COMMENT: {
    topic: 'FEED',
    isGathered: true,
    about: ({ feedId }) => ['FEED', feedId],
    path: ({ feedId }) => `/feed/${feedId}`,
    say: () => '내 피드에 댓글을 남겼어요.',
  },
  FEED_LIKE: {
    topic: 'FEED',
    isGathered: true,
    about: ({ feedId }) => ['FEED', feedId],
    path: ({ feedId }) => `/feed/${feedId}`,
    say: () => '내 피드에 좋아요를 눌렀어요.',
  },
  FOLLOWED: {
    topic: 'FOLLOW',
    isGathered: true,
    about: ({ memberId }) => ['MEMBER', memberId],
    path: ({ memberId }) => `/users/${memberId}?list=followers`,
    say: () => '나를 팔로우하기 시작했어요.',
  },
  RESTOCK: {
    topic: 'RESTOCK',
    about: ({ alertId }) => ['RESTOCK_ALERT', alertId],
    path: ({ productId }) => `/products/${productId}`,
    say: ({ option }) => `${option}가 다시 들어왔어요.`,
  },
  PRICE_DROPPED: {
    topic: 'PRICE',
    // Each drop goes below the one before: its price tells it apart.
    about: ({ productId, price }) => [`PRICE_${price}`, productId],
    path: ({ productId }) => `/products/${productId}`,
    say: ({ name, before, price }) =>
      `찜한 ${name}의 가격이 ${formatWon(before)}에서 ${formatWon(price)}으로 내렸어요.`,
  },
  STOCK_LOW: {
    topic: 'ORDER',
    about: ({ optionId, day }) => [`STOCK_LOW_${day}`, optionId],
    path: ({ productId }) => `/product-manage?open=${productId}`,
    say: ({ option, left }) =>
      left === 0
        ? `${option}가 품절됐어요.`
        : `${option}가 ${formatNumber(left)}개 남았어요. 재고를 채워 주세요.`,
  },
  BADGE_WON: {
    topic: 'REWARD',
    about: ({ badgeId }) => ['BADGE', badgeId],
    path: () => '/mypage/badges',
    say: ({ name }) => `${name} 뱃지를 받았어요.`,
  },
  LEVEL_UP: {
    topic: 'REWARD',
    about: ({ levelId }) => ['LEVEL', levelId],
    path: () => '/mypage/level',
    say: ({ name }) => `레벨이 올라 ${asSubject(name)} 됐어요.`,
  },
  COUPON_GIVEN: {
    topic: 'REWARD',
    about: ({ couponId }) => ['COUPON', couponId],
    path: () => '/mypage/coupons',
    say: ({ name }) => `${name} 쿠폰을 받았어요.`,
  },
  COUPON_EXPIRING: {
    topic: 'REWARD',
    about: ({ couponId }) => ['COUPON', couponId],
    path: () => '/mypage/coupons',
    say: ({ name, day }) => `${name} 쿠폰은 ${formatDay(day)}까지 쓸 수 있어요.`,
  },
  POINTS_EXPIRING: {
    topic: 'REWARD',
    about: ({ day }) => ['DAY', Number(day.replaceAll('-', ''))],
    path: () => '/mypage/points',
    say: ({ points, day }) => `${formatNumber(points)}포인트는 ${formatDay(day)}부터 쓸 수 없어요.`,
  },
  POINTS_MOVED: {
    topic: 'REWARD',
    about: ({ grantId }) => ['POINT_GRANT', grantId],
    path: () => '/mypage/points',
    say: ({ points, description }) =>
      points > 0
        ? `${formatNumber(points)}포인트를 받았어요. ${description}`
        : `${formatNumber(-points)}포인트가 차감됐어요. ${description}`,
  },
  REWARD_PAID: {
    topic: 'REWARD',
    about: ({ rewardId }) => ['FEED_REWARD', rewardId],
    path: () => '/mypage/points',
    say: ({ why, points }) => `${why}. ${formatNumber(points)}포인트를 받았어요.`,
  },
  EVENT_WON: {
    topic: 'EVENT',
    mail: 'event-won',
    about: ({ winnerId }) => ['EVENT_WINNER', winnerId],
    path: ofEvent,
    say: ({ title, prize }) => `축하해요! ${title} 이벤트에 당첨됐어요. 받을 보상: ${prize}`,
  },
  EVENT_RESULT: {
    topic: 'EVENT',
    about: ({ eventId }) => ['EVENT', eventId],
    path: ofEvent,
    say: ({ title }) => `${title} 이벤트의 결과가 나왔어요. 당첨자를 확인해 보세요.`,
  },
  EVENT_PRIZE_REVOKED: {
    topic: 'EVENT',
    mail: 'event-revoked',
    about: ({ winnerId }) => ['EVENT_WINNER', winnerId],
    path: ofEvent,
    say: ({ title, reason }) => `${title} 이벤트의 당첨이 취소됐어요. 이유: ${reason}`,
  },
  // These have e-mails of their own, with links that only an e-mail may contain.
  NEW_DEVICE: {
    topic: 'INFO',
    about: ({ day }) => ['DAY', Number(day.replaceAll('-', ''))],
    path: () => '/account-settings?tab=devices',
    say: ({ day, device, devices }) =>
      `${devices > 1 ? `${formatDay(day)}에 새 기기 ${formatNumber(devices)}대에서 로그인했어요. 마지막 기기: ${device}.` : `새 기기(${device})에서 로그인했어요.`} 내가 아니라면 로그아웃하고 비밀번호를 바꿔 주세요.`,
  },
  PASSWORD_CHANGED: {
    topic: 'INFO',
    about: ({ at }) => ['PASSWORD', secondsOf(at)],
    path: () => '/account-settings',
    say: () => '비밀번호가 바뀌었어요.',
  },
  LOGIN_UNLOCKED: {
    topic: 'INFO',
    mail: 'account-tended',
    about: ({ at }) => ['LOGIN_UNLOCKED', secondsOf(at)],
    path: () => '/account-settings',
    say: () =>
      '관리자가 로그인 잠금을 풀었어요. 다시 로그인할 수 있어요. 부탁한 적이 없다면 비밀번호를 바꿔 주세요.',
  },
  SESSIONS_ENDED: {
    topic: 'INFO',
    mail: 'account-tended',
    about: ({ at }) => ['SESSIONS_ENDED', secondsOf(at)],
    path: () => '/account-settings?tab=devices',
    say: () =>
      '관리자가 모든 기기에서 로그아웃했어요. 다시 로그인하고, 모르는 기기가 있었다면 비밀번호를 바꿔 주세요.',
  },
  NICKNAME_CHANGED: {
    topic: 'INFO',
    about: ({ memberId }) => ['MEMBER', memberId],
    path: () => '/profile-edit',
    say: ({ nickname }) => `먼저 가입한 회원과 똑같아 보여서 닉네임을 바꿨어요. 새 닉네임: ${nickname}`,
  },
  STORE_PAUSED: {
    topic: 'INFO',
    about: ({ storeId, version }) => [`STORE_STATE_${version}`, storeId],
    path: () => '/mypage/notices?topic=INFO',
    say: ({ reason }) => `스토어의 판매가 중지됐어요. 받은 주문은 그대로 처리해 주세요. 이유: ${reason}`,
  },
  STORE_RESUMED: {
    topic: 'INFO',
    about: ({ storeId, version }) => [`STORE_STATE_${version}`, storeId],
    path: () => '/store-home',
    say: ({ reason }) => `스토어에서 다시 판매할 수 있어요. 이유: ${reason}`,
  },
  PRODUCT_SUSPENDED: {
    topic: 'INFO',
    about: ({ productId, version }) => [`PRODUCT_STATE_${version}`, productId],
    path: ({ productId }) => `/product-manage?open=${productId}`,
    say: ({ product, reason }) => `${product} 상품의 판매가 중지됐어요. 이유: ${reason}`,
  },
  PRODUCT_LIFTED: {
    topic: 'INFO',
    about: ({ productId, version }) => [`PRODUCT_STATE_${version}`, productId],
    path: ({ productId }) => `/product-manage?open=${productId}`,
    say: ({ product, reason }) =>
      `${product} 상품을 다시 판매할 수 있어요. 지금은 숨김 상태예요. 이유: ${reason}`,
  },
  STORE_CLOSED: {
    topic: 'INFO',
    about: ({ storeId, version }) => [`STORE_STATE_${version}`, storeId],
    path: () => '/store-home',
    say: ({ reason }) => `관리자가 스토어를 닫았어요. 다시 열려면 고객센터에 문의해 주세요. 이유: ${reason}`,
  },
  STORE_RENAMED: {
    topic: 'INFO',
    about: ({ storeId, version }) => [`STORE_NAME_${version}`, storeId],
    path: () => '/store-home',
    say: ({ name, reason }) => `관리자가 스토어 이름을 바꿨어요. 새 이름: ${name}. 이유: ${reason}`,
  },
  STORE_FEE_CHANGED: {
    topic: 'INFO',
    about: ({ storeId, version }) => [`STORE_FEE_${version}`, storeId],
    path: () => '/settlements',
    say: ({ basisPoints, from, reason }) =>
      `${formatDay(from)}부터 구매확정되는 상품의 수수료율은 ${basisPoints / 100}%예요. 이유: ${reason}`,
  },
  SHOP_FEE_CHANGED: {
    topic: 'INFO',
    mail: 'fee-changed',
    about: ({ rateId }) => ['SHOP_FEE', rateId],
    path: () => '/settlements',
    say: ({ basisPoints, current, from, isReplaced }) =>
      `${formatDay(from)}부터 구매확정되는 상품의 판매 수수료율은 ${basisPoints / 100}%예요. 그 전날까지는 ${current / 100}%예요.${isReplaced ? ' 앞서 알린 변경은 적용하지 않아요.' : ''} 스토어에 따로 정한 수수료율이 있으면 그대로예요.`,
  },
  SETTLEMENT_PAID: {
    topic: 'INFO',
    about: ({ settlementId }) => ['SETTLEMENT', settlementId],
    path: ({ settlementId }) => `/settlements?open=${settlementId}`,
    say: ({ payable, start, end }) =>
      `${formatDay(start)}부터 ${formatDay(end)}까지의 정산금 ${formatWon(payable)}을 지급했어요.`,
  },
  APPLICATION_APPROVED: {
    topic: 'INFO',
    about: answered,
    path: () => '/become-seller',
    say: ({ store }) => `판매자 신청이 승인됐어요. ${store} 스토어를 열었어요.`,
  },
  APPLICATION_MORE_INFO: {
    topic: 'INFO',
    about: answered,
    path: () => '/become-seller',
    say: ({ store }) => `${store} 스토어 신청에 보완할 내용이 있어요. 확인하고 다시 보내 주세요.`,
  },
  APPLICATION_REJECTED: {
    topic: 'INFO',
    about: answered,
    path: () => '/become-seller',
    say: ({ store }) => `${store} 스토어 신청이 반려됐어요. 이유를 확인해 주세요.`,
  },
  SANCTIONED: {
    topic: 'INFO',
    about: ({ sanctionId }) => ['SANCTION', sanctionId],
    path: () => '/mypage/notices?topic=INFO',
    say: ({ kind, reason }) =>
      `${SANCTION_REASONS[reason]} 때문에 ${asObject(SANCTION_LABELS[kind])} 받았어요. 이유와 이의 제기 방법은 메일로 보냈어요.`,
  },
  // The e-mail with the rule is sent with the decision.
  CASE_DECIDED: {
    topic: 'INFO',
    about: ({ eventId }) => ['CASE_EVENT', eventId],
    path: () => APPEALS,
    say: ({ isHidden }) =>
      isHidden
        ? '운영 정책에 따라 회원님의 글을 숨겼어요. 이유를 보고 이의를 제기할 수 있어요.'
        : '숨겼던 회원님의 글을 다시 공개했어요.',
  },
  APPEAL_DECIDED: {
    topic: 'INFO',
    mail: 'case-decided',
    about: ({ appealId }) => ['APPEAL', appealId],
    path: () => APPEALS,
    say: ({ isGranted, isVote }) =>
      isGranted
        ? isVote
          ? '이의 제기가 인정됐어요. 회원님의 투표를 다시 집계해요.'
          : '이의 제기가 인정됐어요. 숨긴 글과 포인트를 되돌렸어요.'
        : '이의 제기를 다시 살펴봤지만 결정을 바꾸지 않았어요. 답을 확인해 주세요.',
  },
  REPORT_JUDGED: {
    topic: 'INFO',
    about: ({ eventId }) => ['CASE_EVENT', eventId],
    path: () => '/mypage/notices?topic=INFO',
    say: ({ outcome }) => judged[outcome],
  },
  // Notifications to administrators.
  CASE_OVER_LIMIT: {
    topic: 'INFO',
    about: ({ caseId, round }) => [`CASE_ROUND_${round}`, caseId],
    path: ({ caseId }) => `/report-manage?open=${caseId}`,
    say: () => '신고가 많이 들어온 글이 있어요. 살펴봐 주세요.',
  },
  EVENT_UNANNOUNCED: {
    topic: 'INFO',
    about: ({ eventId, day, step }) => [`EVENT_${step}_${day}`, eventId],
    path: ({ eventId }) => `/events/result?open=${eventId}`,
    say: ({ title, day, step }) => `${title} 이벤트의 ${announcement[step](formatDay(day))}`,
  },
  EVENT_CANCELLED: {
    topic: 'EVENT',
    about: ({ eventId }) => ['EVENT', eventId],
    path: ofEvent,
    say: ({ title, reason }) => `${title} 이벤트가 취소됐어요. 이유: ${reason}`,
  },
  VOTE_VOIDED: {
    topic: 'EVENT',
    about: ({ eventId, turn }) => [`EVENT_VOTE_${turn}`, eventId],
    path: () => APPEALS,
    say: ({ title, reason }) =>
      `${title} 이벤트에 한 투표가 집계에서 빠졌어요. 잘못된 결정이라고 생각하면 이의를 제기할 수 있어요. 이유: ${reason}`,
  },
  VOTE_RESTORED: {
    topic: 'EVENT',
    about: ({ eventId, turn }) => [`EVENT_VOTE_${turn}`, eventId],
    path: ofEvent,
    say: ({ title }) => `${title} 이벤트에 한 투표를 다시 집계해요.`,
  },
};
