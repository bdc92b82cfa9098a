import { describe, expect, it } from 'vitest';
import { isTalked, TOPICS } from '#domain/notices/topics.ts';
import { CAUSES, type CauseKind, type Facts } from '#server/notices/causes.ts';
import { isAdvertising } from '#server/notices/push/lock-screen.ts';
import {
  isTalkCode,
  LONGEST_TALK,
  LONGEST_VALUE,
  PLACEHOLDERS,
  TALK_TEMPLATES,
} from '#server/notices/talk/talk-templates.ts';
import { filled, talkOf } from '#server/notices/talk/talk-words.ts';

const LONG = '가'.repeat(3_000);
const order = { orderId: 1, orderNo: 'N-20261129-1', amount: 139_000 };
const parcel = { orderId: 1, lineId: 1, product: LONG, others: 2 };
const claim = { orderId: 1, claimId: 1, type: 'RETURN', product: LONG } as const;
/** Facts of each kind that is sent by KakaoTalk, one for each of its templates. */
const FACTS: { readonly [K in CauseKind]?: readonly Facts[K][] } = {
  ORDER_PLACED: [order, { ...order, isDeposit: true }],
  DEPOSIT_REQUESTED: [{ ...order, account: '국민은행 123', until: '12월 1일 23:59' }],
  DEPOSIT_EXPIRED: [order],
  REFUND_ACCOUNT_ASKED: [{ ...order, refundId: 1 }],
  ORDER_SHIPPED: [parcel, { ...parcel, carrier: 'CJ', trackingNumber: '123456789012' }],
  ORDER_DELIVERED: [parcel],
  DELIVERY_LATE: [{ ...parcel, points: 1_000 }],
  DELIVERY_DELAYED: [{ ...parcel, day: '2026-12-01', reason: LONG }],
  AUTO_CONFIRM_SOON: [{ ...parcel, lastDay: '2026-12-01', confirmDay: '2026-12-02' }],
  ORDER_CANCELLED: [parcel],
  LATE_CANCELLED: [parcel],
  PAYMENT_RETURNED: [{ ...order, refundId: 1, reason: LONG }],
  REFUND_PAID: [{ ...order, refundId: 1, returnFee: { outbound: 0, inbound: 0 } }],
  CLAIM_COMPLETED: [claim],
  CLAIM_REJECTED: [claim],
  CLAIM_SENT_BACK: [{ ...claim, parcel: 'CJ대한통운 123' }],
  RESTOCK: [{ alertId: 1, productId: 1, option: LONG }],
};

const talksOf = <K extends CauseKind>(kind: K) =>
  (FACTS[kind] ?? []).map((facts) => talkOf(kind, facts) ?? { template: '', values: {} });
const isKind = (name: string): name is CauseKind => Object.hasOwn(CAUSES, name);
const kinds = Object.keys(FACTS).filter(isKind);
const templates = Object.entries(TALK_TEMPLATES);
const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDERS)].map(([, name = '']) => name);

describe('template', () => {
  it.each(templates)('%s is filled for all of its kinds, and for no other', (code, { kinds: own }) => {
    const using = kinds.filter((kind) => talksOf(kind).some(({ template }) => template === code));
    expect(using.toSorted()).toEqual([...own].toSorted());
  });

  it.each(templates)('%s has a code and a text within the limits of Kakao', (code, { text, button }) => {
    expect(code).toMatch(/^[a-z-]{1,20}$/);
    expect(button.length).toBeLessThanOrEqual(14);
    const values = [...text.matchAll(PLACEHOLDERS)];
    const fixed = text.replace(PLACEHOLDERS, '').length;
    expect(fixed + values.length * LONGEST_VALUE).toBeLessThanOrEqual(LONGEST_TALK);
  });
});

describe('notification', () => {
  it.each(kinds)(
    '%s fills every placeholder of its template, no other, and stays below the longest text',
    (kind) => {
      const talks = talksOf(kind);
      expect(talks).not.toEqual([]);
      for (const talk of talks) {
        const template = isTalkCode(talk.template) ? TALK_TEMPLATES[talk.template].text : '';
        expect(Object.keys(talk.values).toSorted()).toEqual([...new Set(namesIn(template))].toSorted());
        const text = filled(talk)?.text ?? '';
        expect(text).not.toMatch(/#\{|undefined|null/);
        expect(text.length).toBeLessThanOrEqual(LONGEST_TALK);
      }
    },
  );

  it.each(kinds)('%s is no advertising, and of a topic that offers the channel', (kind) => {
    expect([isAdvertising(kind), isTalked(CAUSES[kind].topic)]).toEqual([false, true]);
  });

  it('of a kind without a template is not sent', () => {
    expect(talkOf('COUPON_GIVEN', { couponId: 1, name: '쿠폰' })).toBeNull();
    const topics = new Set(kinds.map((kind) => CAUSES[kind].topic));
    expect(TOPICS.filter(isTalked)).toEqual(TOPICS.filter((topic) => topics.has(topic)));
  });

  it('of a template that was changed since is not sent', () => {
    expect(filled({ template: 'sbj-delivered', values: {} })).toBeNull();
    expect(filled({ template: 'sbj-retired', values: {} })).toBeNull();
  });

  it('of a parcel names its carrier and number, or says that there is none', () => {
    const texts = talksOf('ORDER_SHIPPED').map((talk) => filled(talk)?.text ?? '');
    expect(texts[0]).toContain('판매자가 송장 번호 없이 발송했어요.');
    expect(texts[1]).toContain('택배사: CJ대한통운\n송장 번호: 123456789012');
  });
});
