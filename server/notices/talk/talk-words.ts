import { formatDay, formatWon } from '#domain/kit/format.ts';
import { carrierOf } from '#domain/trade/delivery/carriers.ts';
import type { CauseKind, Facts } from '../causes.ts';
import {
  isTalkCode,
  LONGEST_VALUE,
  PLACEHOLDERS,
  type PlaceholdersIn,
  TALK_TEMPLATES,
  type TalkCode,
} from './talk-templates.ts';

/** Template of a notification with the values of its placeholders. */
export type TalkWords = { template: string; values: Readonly<Record<string, string>> };

const shortened = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;

/** Fills a template; a missing placeholder does not compile. */
const words = <C extends TalkCode>(
  template: C,
  values: Readonly<Record<PlaceholdersIn<(typeof TALK_TEMPLATES)[C]['text']>, string>>,
): TalkWords => ({
  template,
  values: Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, shortened(value)])),
});

type Goods = { product: string; others: number };
const goods = ({ product, others }: Goods): string => (others > 0 ? `${product} 외 ${others}건` : product);
type Payment = { orderNo: string; amount: number };
const payment = ({ orderNo, amount }: Payment) => ({ 주문번호: orderNo, 금액: formatWon(amount) });
type Claim = { type: 'RETURN' | 'EXCHANGE'; product: string };
const claim = ({ type, product }: Claim) => ({ 요청: type === 'RETURN' ? '반품' : '교환', 상품: product });
const cancelled = (facts: Goods): TalkWords => words('sbj-cancelled', { 상품: goods(facts) });

/** Messages by kind of notification; kinds without one are not sent by KakaoTalk. */
const TALKS: { readonly [K in CauseKind]?: (facts: Facts[K]) => TalkWords } = {
  ORDER_PLACED: (facts) =>
    words(facts.isDeposit ? 'sbj-deposit-received' : 'sbj-order-placed', payment(facts)),
  DEPOSIT_REQUESTED: ({ account, until, ...facts }) =>
    words('sbj-deposit-asked', { ...payment(facts), 계좌: account, 기한: until }),
  DEPOSIT_EXPIRED: ({ orderNo }) => words('sbj-deposit-expired', { 주문번호: orderNo }),
  REFUND_ACCOUNT_ASKED: (facts) => words('sbj-refund-account', payment(facts)),
  ORDER_SHIPPED: ({ carrier, trackingNumber, ...facts }) =>
    carrier && trackingNumber
      ? words('sbj-shipped', {
          상품: goods(facts),
          택배사: carrierOf(carrier)?.name ?? carrier,
          송장번호: trackingNumber,
        })
      : words('sbj-shipped-own', { 상품: goods(facts) }),
  ORDER_DELIVERED: (facts) => words('sbj-delivered', { 상품: goods(facts) }),
  DELIVERY_LATE: (facts) => words('sbj-delivery-late', { 상품: goods(facts) }),
  DELIVERY_DELAYED: ({ day, ...facts }) =>
    words('sbj-delivery-moved', { 상품: goods(facts), 날짜: formatDay(day) }),
  AUTO_CONFIRM_SOON: ({ lastDay, ...facts }) =>
    words('sbj-return-ends', { 상품: goods(facts), 날짜: formatDay(lastDay) }),
  ORDER_CANCELLED: cancelled,
  LATE_CANCELLED: cancelled,
  PAYMENT_RETURNED: (facts) => words('sbj-payment-returned', payment(facts)),
  REFUND_PAID: (facts) => words('sbj-refunded', payment(facts)),
  CLAIM_COMPLETED: (facts) => words('sbj-claim-done', claim(facts)),
  CLAIM_REJECTED: (facts) => words('sbj-claim-refused', claim(facts)),
  CLAIM_SENT_BACK: ({ parcel, ...facts }) =>
    words('sbj-claim-sent-back', { ...claim(facts), 송장번호: parcel }),
  RESTOCK: ({ option }) => words('sbj-restock', { 상품: option }),
};

/** Returns the message of a notification; null if its kind has none. */
export const talkOf = <K extends CauseKind>(kind: K, facts: Facts[K]): TalkWords | null =>
  TALKS[kind]?.(facts) ?? null;

/** Returns the text and the button of a message; null if its template was changed since. */
export function filled({ template, values }: TalkWords): { text: string; button: string } | null {
  if (!isTalkCode(template)) return null;
  const { text, button } = TALK_TEMPLATES[template];
  const isComplete = [...text.matchAll(PLACEHOLDERS)].every(([, name = '']) => Object.hasOwn(values, name));
  return isComplete
    ? { text: text.replace(PLACEHOLDERS, (_, name: string) => values[name] ?? ''), button }
    : null;
}
