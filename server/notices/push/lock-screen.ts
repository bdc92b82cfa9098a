import { formatNumber } from '#domain/kit/format.ts';
import type { Topic } from '#domain/notices/topics.ts';
import type { CauseKind } from '../causes.ts';

/**
 * Sentences for a lock screen, which others may read: what happened, without names, products,
 * amounts, numbers of orders or contents.
 */
const BY_TOPIC: Readonly<Record<Topic, string>> = {
  ORDER: '주문·배송 소식이 있어요.',
  CLAIM: '반품·교환 소식이 있어요.',
  SALE: '스토어에 확인할 일이 있어요.',
  REVIEW: '리뷰 소식이 있어요.',
  QUESTION: '상품 문의 소식이 있어요.',
  INQUIRY: '1:1 문의 소식이 있어요.',
  FEED: '내 피드에 새 소식이 있어요.',
  FOLLOW: '새 팔로워가 생겼어요.',
  EVENT: '이벤트 소식이 있어요.',
  RESTOCK: '기다리던 상품이 다시 들어왔어요.',
  PRICE: '찜한 상품의 가격이 내렸어요.',
  REWARD: '혜택 소식이 있어요.',
  INFO: '계정 안내가 있어요.',
};
const BY_KIND: Readonly<Partial<Record<CauseKind, string>>> = {
  ORDER_PLACED: '주문이 완료됐어요.',
  ORDER_SHIPPED: '주문한 상품이 출발했어요.',
  ORDER_DELIVERED: '주문한 상품이 도착했어요.',
  ORDER_CANCELLED: '주문이 취소됐어요.',
  LATE_CANCELLED: '주문이 취소됐어요.',
  DELIVERY_LATE: '배송이 늦어지고 있어요.',
  DELIVERY_DELAYED: '배송이 늦어지고 있어요.',
  REFUND_PAID: '환불이 완료됐어요.',
  SALE_PLACED: '스토어에 새 주문이 들어왔어요.',
  QUESTION_ANSWERED: '상품 문의에 답이 왔어요.',
  INQUIRY_ANSWERED: '1:1 문의에 답이 왔어요.',
  PASSWORD_CHANGED: '비밀번호가 바뀌었어요.',
};

/** Kinds that the law counts as advertising: they need consent, a label, and another one at night. */
const ADVERTISING: readonly CauseKind[] = [
  'COUPON_GIVEN',
  'COUPON_EXPIRING',
  'PRICE_DROPPED',
  'REVIEW_WAITING',
];

/** Returns whether a push of this kind is advertising (정보통신망법 50조). */
export const isAdvertising = (type: string): boolean => ADVERTISING.some((kind) => kind === type);

const hasOwn = (type: string): type is keyof typeof BY_KIND => Object.hasOwn(BY_KIND, type);

type Shown = { type: string; topic: Topic; gathered: number };

/** Returns the sentence for the lock screen. */
export function lockScreenText({ type, topic, gathered }: Shown): string {
  if (type === 'NEW_DEVICE') return `오늘 새 기기 ${formatNumber(gathered)}대에서 로그인했어요.`;
  const text = (hasOwn(type) ? BY_KIND[type] : undefined) ?? BY_TOPIC[topic];
  return isAdvertising(type) ? `(광고) ${text}` : text;
}
