// Size: one table of all policies whose rule is a pure function, so that a missing one is noticed.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { ClaimStage, ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import type { traceLimits } from '#server/jobs/sweeps/sweep-traces.ts';
import { REPORT_FILE } from '../../support/members/problem-reports.ts';

type DatedTrace = Exclude<keyof ReturnType<typeof traceLimits>, 'mails'>;

type Change = {
  /** File in `domain/policies/`, name of the policy, and another value for it. */
  policy: readonly [topic: string, name: string, value: unknown];
  /** Result of the rule with the current value and with the other value. */
  rule: readonly [ask: () => Promise<unknown>, today: unknown, then: unknown];
  /** Text that a sentence contains with the current value and with the other one. */
  copy?: readonly [read: () => Promise<string>, today: string, then: string];
};

const DELIVERED = new Date('2026-11-02T03:00:00Z');
const after = (iso: string): Date => new Date(iso);
const sentence = (code: string) => async (): Promise<string> => {
  const { sentenceOf } = await import('#domain/kit/errors.ts');
  return sentenceOf(code as Parameters<typeof sentenceOf>[0]);
};
const terms = async (): Promise<string> => {
  const { termsText } = await import('#src/text/legal.ts');
  return termsText.sections.map(({ text }) => text).join(' ');
};
/** Returns the sentence with which a schema refuses a value; '' if it accepts it. */
const refusal = (schema: v.GenericSchema, value: unknown): string =>
  v.safeParse(schema, value).issues?.[0].message ?? '';
const delaysOf = (machine: { implementations: { delays: object } }): unknown =>
  machine.implementations.delays;
/** Returns the days after which the sweep deletes one kind of trace. */
async function daysUntilGone(kind: 'mailTexts' | DatedTrace): Promise<number> {
  const { traceLimits } = await import('#server/jobs/sweeps/sweep-traces.ts');
  const { mails, ...limits } = traceLimits(DELIVERED);
  const limit = kind === 'mailTexts' ? mails.words : limits[kind];
  return (DELIVERED.getTime() - limit.getTime()) / (24 * 60 * 60 * 1000);
}
/** Returns the day on which a stage of a claim made at `DELIVERED` is due. */
async function dueOfStage(name: ClaimStage, method: ReturnMethod): Promise<string | null | undefined> {
  const { claimPlan } = await import('#domain/trade/claims/claim-plan.ts');
  const facts = { method, pickupOn: null, done: { ask: DELIVERED }, refundDue: null };
  return claimPlan(facts, DELIVERED, true).find(({ stage }) => stage === name)?.due;
}
const product = { price: 100_000, discountType: 'RATE_DISCOUNT', discountValue: 92 } as const;

const CHANGES: readonly Change[] = [
  {
    policy: ['inquiries', 'ESCALATION_DAYS', 1],
    rule: [
      async () => {
        const { escalatesAt } = await import('#domain/inquiries/inquiry-lifecycle.ts');
        return escalatesAt(after('2026-11-02T03:00:00Z')).toISOString();
      },
      '2026-11-05T15:00:00.000Z',
      '2026-11-03T15:00:00.000Z',
    ],
    copy: [
      async () => (await import('#src/areas/inquiries/inquiries.text.ts')).threadText.escalated,
      '3영업일',
      '1영업일',
    ],
  },
  {
    policy: ['inquiries', 'INQUIRY_REOPEN_DAYS', 14],
    rule: [
      async () => {
        const { reopensUntil } = await import('#domain/inquiries/inquiry-lifecycle.ts');
        return reopensUntil(after('2026-11-01T03:00:00Z')).toISOString();
      },
      '2026-11-08T03:00:00.000Z',
      '2026-11-15T03:00:00.000Z',
    ],
    copy: [
      async () => (await import('#src/areas/inquiries/inquiries.text.ts')).threadText.ended,
      '7일',
      '14일',
    ],
  },
  {
    policy: ['inquiries', 'MAX_INQUIRY_PICTURES', 6],
    rule: [
      async () => {
        const { inquiryMessageBody } = await import('#domain/inquiries/inquiry-form.ts');
        return v.safeParse(inquiryMessageBody, { content: '사진이에요.', pictureIds: [1, 2, 3, 4, 5, 6] })
          .success;
      },
      false,
      true,
    ],
  },
  {
    policy: ['problem-reports', 'PROBLEM_REPORT_DAYS', 60],
    rule: [
      async () => {
        const { reportExpiry } = await import('#domain/problem-reports/report-limits.ts');
        return reportExpiry(after('2026-11-01T03:00:00Z')).toISOString();
      },
      '2026-12-01T03:00:00.000Z',
      '2026-12-31T03:00:00.000Z',
    ],
    copy: [
      async () => (await import('#src/areas/problem-reports/problem-reports.text.ts')).reportText.kept,
      '30일',
      '60일',
    ],
  },
  {
    policy: ['problem-reports', 'PROBLEM_REPORT_BYTES', 131_072],
    rule: [
      async () => {
        const { isReportTooLarge } = await import('#domain/problem-reports/report-limits.ts');
        return isReportTooLarge(65_537);
      },
      true,
      false,
    ],
  },
  {
    policy: ['problem-reports', 'PROBLEM_REPORT_STEPS', 201],
    rule: [
      async () => {
        const { reportFileSchema } = await import('#domain/problem-reports/report-file.ts');
        const step = REPORT_FILE.steps[0];
        return v.is(reportFileSchema, { ...REPORT_FILE, steps: Array.from({ length: 201 }, () => step) });
      },
      false,
      true,
    ],
  },
  {
    policy: ['inquiries', 'INQUIRY_CLOSE_DAYS', 14],
    rule: [
      async () => {
        const { closedIfBefore } = await import('#domain/inquiries/inquiry-lifecycle.ts');
        return closedIfBefore(after('2026-11-15T03:00:00Z')).toISOString();
      },
      '2026-11-08T03:00:00.000Z',
      '2026-11-01T03:00:00.000Z',
    ],
    copy: [
      async () => (await import('#src/areas/inquiries/inquiries.text.ts')).threadText.answered,
      '7일',
      '14일',
    ],
  },
  {
    policy: ['inquiries', 'INQUIRY_LENGTH', { min: 10, max: 1_000 }],
    rule: [
      async () => {
        const { inquiryForm } = await import('#domain/inquiries/inquiry-form.ts');
        return refusal(inquiryForm, { topic: 'OTHER', content: '언제 오나요' });
      },
      '',
      '문의 내용은 10자 이상 입력해 주세요.',
    ],
  },
  {
    policy: ['returns', 'DEFECT_MONTHS', 6],
    rule: [
      async () => {
        const { claimWindowOf } = await import('#domain/trade/orders/order-rules.ts');
        const { PRESENT_TERMS } = await import('#domain/trade/orders/order-terms.ts');
        return claimWindowOf(DELIVERED, true, after('2027-03-15T00:00:00Z'), PRESENT_TERMS);
      },
      'closed',
      'defectOnly',
    ],
    copy: [terms, '3개월', '6개월'],
  },
  {
    policy: ['late-delivery', 'BUYER_CANCEL_DAYS', 4],
    rule: [
      async () => {
        const { lastDayBefore } = await import('#domain/trade/delivery/late-delivery.ts');
        const { PRESENT_TERMS } = await import('#domain/trade/orders/order-terms.ts');
        return lastDayBefore('buyer', '2026-11-25', PRESENT_TERMS.late);
      },
      '2026-11-30',
      '2026-12-01',
    ],
    copy: [sentence('NOT_LATE_ENOUGH'), '3일이', '4일이'],
  },
  {
    policy: ['late-delivery', 'SHOP_CANCEL_DAYS', 8],
    rule: [
      async () => {
        const { newArrivalDatesFrom } = await import('#domain/trade/delivery/late-delivery.ts');
        const { PRESENT_TERMS } = await import('#domain/trade/orders/order-terms.ts');
        return newArrivalDatesFrom('2026-11-25', '2026-11-26', PRESENT_TERMS.late).last;
      },
      '2026-12-04',
      '2026-12-07',
    ],
  },
  {
    policy: ['late-delivery', 'LATE_RULES_FROM', '2026-11-30'],
    rule: [
      async () => {
        const { countedFromOf } = await import('#domain/trade/delivery/late-delivery.ts');
        return countedFromOf('2026-11-25', '2026-11-27');
      },
      '2026-11-25',
      '2026-11-27',
    ],
  },
  {
    policy: ['selling', 'FEE_NOTICE_DAYS', 21],
    rule: [
      async () => {
        const { earliestFeeDay } = await import('#domain/kit/pricing/fee-plan.ts');
        return earliestFeeDay(after('2026-11-25T03:00:00Z'));
      },
      '2026-12-14',
      '2026-12-21',
    ],
    copy: [
      async () => {
        const { settingsText } = await import('#src/areas/admin/settings/settings.text.ts');
        return settingsText.cards.fee.hint;
      },
      '14일이',
      '21일이',
    ],
  },
  {
    policy: ['returns', 'RETURN_DAYS', 14],
    rule: [
      async () => {
        const { claimWindowOf } = await import('#domain/trade/orders/order-rules.ts');
        const { PRESENT_TERMS } = await import('#domain/trade/orders/order-terms.ts');
        return claimWindowOf(DELIVERED, false, after('2026-11-12T00:00:00Z'), PRESENT_TERMS);
      },
      'defectOnly',
      'open',
    ],
    copy: [sentence('CLAIM_DEFECT_ONLY'), '7일이', '14일이'],
  },
  {
    policy: ['delivery', 'SELLER_DELIVERED_DAYS', 2],
    rule: [
      async () => {
        const { sellerDeliversFrom } = await import('#domain/trade/delivery/seller-delivery.ts');
        return sellerDeliversFrom(after('2026-11-20T03:00:00Z'));
      },
      '2026-11-23',
      '2026-11-24',
    ],
    copy: [sentence('DELIVERED_TOO_EARLY'), '1일째', '2일째'],
  },
  {
    policy: ['returns', 'CONFIRM_DAYS', 14],
    rule: [
      async () => {
        const { confirmsAt } = await import('#domain/trade/orders/order-rules.ts');
        const { PRESENT_TERMS } = await import('#domain/trade/orders/order-terms.ts');
        return confirmsAt(DELIVERED, PRESENT_TERMS).toISOString();
      },
      '2026-11-09T15:00:00.000Z',
      '2026-11-16T15:00:00.000Z',
    ],
  },
  {
    policy: ['delivery', 'DELIVERY_FEE', 2_500],
    rule: [async () => (await import('#domain/kit/pricing/pricing.ts')).deliveryFee(10_000), 3_000, 2_500],
    copy: [terms, '3,000원', '2,500원'],
  },
  {
    policy: ['delivery', 'FREE_DELIVERY_FROM', 30_000],
    rule: [async () => (await import('#domain/kit/pricing/pricing.ts')).deliveryFee(30_000), 3_000, 0],
    copy: [terms, '50,000원', '30,000원'],
  },
  {
    policy: ['delivery', 'CUT_OFF_HOUR', 10],
    rule: [
      async () => {
        const { deliveryOf } = await import('#domain/kit/time/delivery-day.ts');
        return deliveryOf(after('2026-11-24T02:00:00Z')).shipsOn;
      },
      '2026-11-24',
      '2026-11-25',
    ],
  },
  {
    policy: ['delivery', 'COURIER_DAYS', 1],
    rule: [
      async () => {
        const { deliveryOf } = await import('#domain/kit/time/delivery-day.ts');
        return deliveryOf(after('2026-11-24T02:00:00Z')).arrivesOn;
      },
      '2026-11-26',
      '2026-11-25',
    ],
  },
  {
    policy: ['points', 'POINT_UNIT', 50],
    rule: [
      async () => (await import('#domain/rewards/points.ts')).checkPointUse(150, 200).valid,
      false,
      true,
    ],
    copy: [
      async () =>
        (await import('#src/areas/trade/checkout/checkout.text.ts')).checkoutText.pointHint('1', '1'),
      '100P',
      '50P',
    ],
  },
  {
    policy: ['points', 'MOST_POINTS_PERCENT', 20],
    rule: [
      async () => (await import('#domain/trade/cart/quote.ts')).mostPoints(50_000, 50_000, 90_000),
      5_000,
      10_000,
    ],
    copy: [sentence('TOO_MANY_POINTS'), '10%', '20%'],
  },
  {
    policy: ['points', 'EARN', { stepWon: 10_000, points: 70 }],
    rule: [
      async () => (await import('#domain/trade/cart/earned-points.ts')).pointsEarnedBy(25_000),
      100,
      140,
    ],
  },
  {
    policy: ['points', 'COMMENTS_A_DAY', { comments: 20, feeds: 5 }],
    rule: [
      async () =>
        (await import('#domain/rewards/feed-reward.ts')).FEED_REWARDS.COMMENT_DAILY_ACHIEVEMENT.say(0),
      '하루에 댓글 10개를 남겼어요',
      '하루에 댓글 20개를 남겼어요',
    ],
  },
  {
    policy: ['accounts', 'LEAST_AGE', 19],
    rule: [
      async () => (await import('#domain/members/signup/age.ts')).isUnderAge('2010-01-01', '2026-11-24'),
      false,
      true,
    ],
    copy: [sentence('UNDER_AGE'), '만 14세', '만 19세'],
  },
  {
    policy: ['accounts', 'LEAST_BIRTH_YEAR', 1920],
    rule: [
      async () => {
        const { profileUpdateSchema } = await import('#domain/members/profile/profile-form.ts');
        return refusal(profileUpdateSchema.entries.birthDate, '1910-01-01');
      },
      '',
      '1920년 이후의 날짜를 입력해 주세요.',
    ],
  },
  {
    policy: ['accounts', 'SEND_AGAIN_MINUTES', 2],
    rule: [
      async () =>
        delaysOf(
          (await import('#machines/members/recovery/password-reset-request.machine.ts'))
            .passwordResetRequestMachine,
        ),
      { letterTime: 60_000 },
      { letterTime: 120_000 },
    ],
    copy: [
      async () => (await import('#src/areas/members/signup/sign-up.text.ts')).mailSentText.cooling,
      '1분',
      '2분',
    ],
  },
  {
    policy: ['accounts', 'NIGHT', { from: 22, until: 7 }],
    rule: [
      async () => (await import('#server/mail/night.ts')).isNight(after('2026-11-24T12:30:00Z')),
      true,
      false,
    ],
    copy: [
      async () =>
        (await import('#src/areas/members/documents/documents.text.ts')).documentText.MARKETING_NIGHT,
      '밤 9시~아침 8시',
      '밤 10시~아침 7시',
    ],
  },
  {
    policy: ['orders', 'MAX_QUANTITY', 9],
    rule: [
      async () => refusal((await import('#domain/trade/cart/cart.ts')).quantityField, 7),
      '수량은 5개까지예요.',
      '',
    ],
  },
  {
    policy: ['orders', 'MIN_QUANTITY', 2],
    rule: [
      async () => refusal((await import('#domain/trade/cart/cart.ts')).quantityField, 1),
      '',
      '수량은 2개부터예요.',
    ],
  },
  {
    policy: ['orders', 'MAX_CART_LINES', 2],
    rule: [
      async () => {
        const { mergeCart } = await import('#domain/trade/cart/cart.ts');
        const items = [1, 2, 3].map((optionId) => ({ optionId, quantity: 1 }));
        return refusal(v.object(mergeCart.body.entries), { items });
      },
      '',
      '한 번에 2가지까지 담을 수 있어요.',
    ],
    copy: [sentence('CART_FULL'), '50가지', '2가지'],
  },
  {
    policy: ['records', 'MAX_RECENT_VIEWS', 2],
    rule: [
      async () => {
        const { withView } = await import('#domain/catalogue/guest-recent-views.ts');
        const views = [1, 2, 3].map((productId) => ({ productId, viewedAt: '' }));
        return withView(views, { productId: 4, viewedAt: '' }).length;
      },
      4,
      2,
    ],
    copy: [
      async () =>
        (await import('#src/areas/catalogue/recent-views/recent-views.text.ts')).recentText.emptyHint,
      '50개',
      '2개',
    ],
  },
  {
    policy: ['records', 'CONTACT_DAYS', 60],
    rule: [
      async () => {
        const { contactViewOf } = await import('#domain/seller/orders/buyer-contact.ts');
        const line = { status: 'DELIVERED', deliveredAt: DELIVERED, hasOpenClaim: true };
        return contactViewOf([line], after('2026-12-12T00:00:00Z'));
      },
      'MASKED',
      'FULL',
    ],
  },
  {
    policy: ['selling', 'GOODS_PRICE', { least: 2_000, most: 10_000_000 }],
    rule: [
      async () =>
        refusal(
          (await import('#domain/seller/products/product-form.ts')).newProductForm.entries.price,
          1_500,
        ),
      '',
      '가격은 2,000원부터 10,000,000원까지 입력할 수 있어요.',
    ],
    copy: [
      async () =>
        (await import('#src/areas/seller/products/editor/product-editor.text.ts')).productEditorText
          .priceHint,
      '1,000원부터',
      '2,000원부터',
    ],
  },
  {
    policy: ['selling', 'GOODS_DISCOUNT', { least: 1, most: 95 }],
    rule: [
      async () => (await import('#domain/seller/products/product-form.ts')).discountProblem(product),
      '할인율은 1부터 90%까지예요.',
      null,
    ],
  },
  {
    policy: ['selling', 'USUAL_LOW_STOCK', 7],
    rule: [
      async () => (await import('#machines/seller/products/grid-layers.model.ts')).lowOf({}, 'BLACK/260'),
      3,
      7,
    ],
  },
  {
    policy: ['selling', 'MAX_STOCK', 10],
    rule: [
      async () => refusal((await import('#domain/seller/products/stock-edit.ts')).stockField, 11),
      '',
      '재고는 10개까지 입력할 수 있어요.',
    ],
  },
  {
    policy: ['selling', 'MIN_STOCK', 1],
    rule: [
      async () => refusal((await import('#domain/seller/products/stock-edit.ts')).stockField, 0),
      '',
      '재고는 1개부터 입력할 수 있어요.',
    ],
  },
  {
    policy: ['selling', 'GOODS_PICTURES', 4],
    rule: [
      async () => (await import('#domain/seller/products/product-form.ts')).PRODUCT_LIMITS.pictures,
      10,
      4,
    ],
  },
  {
    policy: ['selling', 'APPLY_AGAIN_DAYS', 3],
    rule: [
      async () => {
        const { againFrom } = await import('#domain/seller/application-states.ts');
        return againFrom('REJECTED', DELIVERED)?.toISOString().slice(0, 10);
      },
      '2026-11-09',
      '2026-11-05',
    ],
    copy: [sentence('APPLICATION_TOO_SOON'), '7일이', '3일이'],
  },
  {
    policy: ['selling', 'ANSWER_CHANGE_DAYS', 5],
    rule: [
      async () => {
        const { mayChangeAnswer } = await import('#domain/seller/review-replies/review-reply.ts');
        return mayChangeAnswer(DELIVERED, after('2026-11-12T00:00:00Z'));
      },
      true,
      false,
    ],
    copy: [sentence('ANSWER_CLOSED'), '30일이', '5일이'],
  },
  {
    policy: ['selling', 'PACE_DAYS', 60],
    rule: [
      async () => (await import('#domain/seller/analytics/seller-dashboard.ts')).daysLeft(10, 30),
      10,
      20,
    ],
    copy: [
      async () =>
        (await import('#src/areas/seller/products/list/products.text.ts')).productsText.columns.sold,
      '30일',
      '60일',
    ],
  },
  {
    policy: ['selling', 'MOST_FEE', 4_000],
    rule: [async () => (await import('#domain/seller/store/store-desk.ts')).basisPointsOf('35'), null, 3_500],
  },
  {
    policy: ['selling', 'MOST_FEE', 4_000],
    rule: [
      async () =>
        v.safeParse((await import('#domain/kit/shop-settings.ts')).SETTINGS.fee, { basisPoints: 3_500 })
          .success,
      false,
      true,
    ],
  },
  {
    policy: ['uploads', 'PICTURE_MEGABYTES', 8],
    rule: [
      async () => (await import('#domain/kit/pictures/picture.ts')).MAX_PICTURE_BYTES,
      5 * 1024 * 1024,
      8 * 1024 * 1024,
    ],
    copy: [
      async () => (await import('#src/areas/seller/store/store.text.ts')).ownStoreText.pictures.tooLarge,
      '5MB',
      '8MB',
    ],
  },
  {
    policy: ['community', 'MAX_HASHTAGS', 1],
    rule: [
      async () =>
        refusal((await import('#domain/community/feed-list.ts')).feedSearchQuery.entries.hashtags, [
          '가',
          '나',
        ]),
      '',
      '해시태그는 1개까지 찾을 수 있어요.',
    ],
    copy: [
      async () =>
        (await import('#src/areas/community/feed-editor/feed-editor.text.ts')).editorText.hashtagsHint,
      '20개',
      '1개',
    ],
  },
  {
    policy: ['community', 'MAX_PICTURES', 3],
    rule: [async () => (await import('#domain/reviews/review-form.ts')).REVIEW_LIMITS.images, 5, 3],
    copy: [sentence('IMAGE_COUNT_EXCEEDED'), '5장', '3장'],
  },
  {
    policy: ['community', 'MAX_FEED_PAIRS', 2],
    rule: [
      async () => {
        const { pairsField } = await import('#domain/community/feed-pairs.ts');
        return refusal(
          pairsField,
          [1, 2, 3].map((orderItemId) => ({ orderItemId })),
        );
      },
      '',
      '한 피드에 2켤레까지 보여 줄 수 있어요.',
    ],
  },
  {
    policy: ['community', 'PICTURE_ALT', 10],
    rule: [
      async () => {
        const { imageAltsField } = await import('#domain/community/feed-pairs.ts');
        return v.safeParse(imageAltsField, ['강가에서 뛰는 신발 사진']).success;
      },
      true,
      false,
    ],
  },
  {
    policy: ['selling', 'STORY', { blocks: 1, pictures: 10, text: 500, alt: 100 }],
    rule: [
      async () => {
        const { storyField } = await import('#domain/seller/products/story-form.ts');
        const text = { kind: 'TEXT', text: '가벼워요.' };
        return refusal(storyField, [text, text]);
      },
      '',
      '상품 이야기는 사진까지 1칸을 쓸 수 있어요.',
    ],
  },
  {
    policy: ['community', 'ENOUGH_ANSWERS', 3],
    rule: [
      async () => {
        const { scalePosition } = await import('#domain/reviews/scale-position.ts');
        const stats = { distribution: { SOFT: 4 }, averageScore: 5 };
        return scalePosition('cushion', stats as unknown as Parameters<typeof scalePosition>[1])?.percent;
      },
      null,
      100,
    ],
  },
  {
    policy: ['events', 'RECIPIENTS', { PARTICIPATION: null, VOTERS: 4, LIKES: 10, RANDOM: 5 }],
    rule: [async () => (await import('#domain/events/reward.ts')).maxRecipients('VOTERS'), 10, 4],
  },
  {
    policy: ['events', 'RANKING_SECONDS', 60],
    rule: [
      async () => delaysOf((await import('#machines/events/event-ranking.machine.ts')).eventRankingMachine),
      { pace: 30_000 },
      { pace: 60_000 },
    ],
    copy: [
      async () => (await import('#src/areas/events/event/event-page.text.ts')).pageText.ranking.live,
      '30초',
      '60초',
    ],
  },
  {
    policy: ['events', 'ANNOUNCEMENT_NOTICE_DAYS', 5],
    rule: [
      async () =>
        (await import('#domain/events/announcement.ts')).announcementStepsDue('2026-12-12', '2026-12-07'),
      [],
      ['SOON'],
    ],
  },
  {
    policy: ['moderation', 'HIDE_DAYS', 60],
    rule: [
      async () => {
        const { isUndoable } = await import('#server/admin/members/post-hide-store.ts');
        return ['2026-12-02T03:00:00Z', '2026-12-02T03:00:01Z'].map((now) =>
          isUndoable(DELIVERED, after(now)),
        );
      },
      [true, false],
      [true, true],
    ],
    copy: [sentence('HIDDEN_FOR_GOOD'), '30일', '60일'],
  },
  {
    policy: ['points', 'POINT_YEARS', 2],
    rule: [
      async () => (await import('#server/rewards/points/point-ledger.ts')).expiryOf(DELIVERED).toISOString(),
      '2027-11-02T03:00:00.000Z',
      '2028-11-02T03:00:00.000Z',
    ],
    copy: [terms, '1년이 지나면', '2년이 지나면'],
  },
  {
    policy: ['figures', 'MOST_FIGURE_YEARS', 2],
    rule: [
      async () => (await import('#domain/kit/period.ts')).periodOf({ from: '2020-01-01' }, '2026-12-31').from,
      '2025-12-31',
      '2024-12-30',
    ],
  },
  {
    policy: ['figures', 'LATE_REFUND_HOURS', 48],
    rule: [
      async () => (await import('#server/admin/analytics/daily-sum-sql.ts')).LATE_MS,
      24 * 60 * 60 * 1000,
      48 * 60 * 60 * 1000,
    ],
    copy: [
      async () => (await import('#domain/admin/analytics/metrics.ts')).METRICS.refundsLate.sentence,
      '24시간',
      '48시간',
    ],
  },
  {
    policy: ['moderation', 'MAX_SANCTION_DAYS', 10],
    rule: [
      async () => refusal((await import('#domain/admin/members/member-sanctions.ts')).daysField, 11) !== '',
      false,
      true,
    ],
  },
  {
    policy: ['delivery', 'DISPATCH_DAYS', 3],
    rule: [
      async () => (await import('#domain/seller/orders/seller-line.ts')).shipBy(DELIVERED).toISOString(),
      '2026-11-04T03:00:00.000Z',
      '2026-11-05T03:00:00.000Z',
    ],
  },
  {
    policy: ['returns', 'REFUND_DAYS', 4],
    rule: [
      async () => (await import('#domain/seller/claims/claim-desk.ts')).refundDueOf(DELIVERED).toISOString(),
      '2026-11-05T15:00:00.000Z',
      '2026-11-06T15:00:00.000Z',
    ],
  },
  {
    policy: ['returns', 'APPROVE_DAYS', 2],
    rule: [async () => dueOfStage('approve', 'PICKUP'), '2026-11-03', '2026-11-04'],
  },
  {
    policy: ['returns', 'PICKUP_DAYS', 2],
    rule: [async () => dueOfStage('collect', 'PICKUP'), '2026-11-04', '2026-11-05'],
  },
  {
    policy: ['returns', 'CHECK_DAYS', 1],
    rule: [async () => dueOfStage('check', 'PICKUP'), '2026-11-10', '2026-11-09'],
  },
  {
    policy: ['returns', 'OWN_PARCEL_DAYS', 4],
    rule: [async () => dueOfStage('collect', 'OWN'), '2026-11-06', '2026-11-09'],
  },
  {
    policy: ['returns', 'PICKUP_CHOICES', 6],
    rule: [
      async () => (await import('#domain/trade/claims/claim-plan.ts')).pickupDays(DELIVERED).length,
      5,
      6,
    ],
  },
  {
    policy: ['uploads', 'DOCUMENT_MEGABYTES', 20],
    rule: [
      async () => (await import('#domain/seller/application-documents.ts')).MAX_DOCUMENT_BYTES,
      10 * 1024 * 1024,
      20 * 1024 * 1024,
    ],
    copy: [
      async () => (await import('#domain/seller/application-documents.ts')).DOCUMENT_TOO_LARGE,
      '10MB',
      '20MB',
    ],
  },
  {
    policy: ['moderation', 'NEW_REPORTER_DAYS', 14],
    rule: [
      async () => {
        const { trustOf } = await import('#domain/admin/reports/report-score.ts');
        const facts = { ageDays: 10, hasBought: false, hasReceived: false, hasProvenPhone: false };
        return trustOf({ ...facts, level: 1, judged: 0, agreed: 0 });
      },
      1,
      0,
    ],
  },
  {
    policy: ['events', 'ANNOUNCEMENT_CATCH_UP_DAYS', 14],
    rule: [
      async () =>
        (await import('#domain/events/announcement.ts')).announcementStepsDue('2026-11-01', '2026-11-10'),
      ['LATE'],
      ['SOON', 'TODAY', 'LATE'],
    ],
  },
  {
    policy: ['coupons', 'MOST_COUPON_DAYS', 30],
    rule: [
      async () => {
        const { campaignForm } = await import('#domain/admin/coupons/campaign-endpoints.ts');
        return refusal(campaignForm.pipe[0].entries.validDays, 31) !== '';
      },
      false,
      true,
    ],
  },
  {
    policy: ['coupons', 'MOST_STORE_COUPON_PERCENT', 20],
    rule: [
      async () => {
        const { mostStoreDiscount } = await import('#domain/seller/coupons/store-coupon.ts');
        return [
          mostStoreDiscount({ discountType: 'RATE_DISCOUNT', minOrderAmount: 0 }),
          mostStoreDiscount({ discountType: 'FIXED_DISCOUNT', minOrderAmount: 30_000 }),
        ];
      },
      [50, 15_000],
      [20, 6_000],
    ],
    copy: [
      async () =>
        (await import('#src/areas/seller/coupons/store-coupons.text.ts')).storeCouponsText.form.limit,
      '50%',
      '20%',
    ],
  },
  {
    policy: ['coupons', 'MOST_STORE_COUPON_OFFER_DAYS', 7],
    rule: [
      async () => {
        const { storeCouponForm } = await import('#domain/seller/coupons/store-coupon.ts');
        const form = {
          name: '단골 10%',
          discountType: 'RATE_DISCOUNT',
          discountValue: 10,
          minOrderAmount: 0,
          maxDiscountAmount: 5_000,
          issueLimit: 10,
          validDays: 30,
          startsOn: '2026-11-01',
          endsOn: '2026-11-08',
        };
        return refusal(storeCouponForm, form);
      },
      '',
      '받을 수 있는 기간은 7일까지예요.',
    ],
  },
  {
    policy: ['coupons', 'MOST_OPEN_STORE_COUPONS', 3],
    rule: [async () => (await import('#domain/seller/coupons/store-coupon.ts')).hasRoom(4), true, false],
    copy: [
      async () =>
        (await import('#src/areas/seller/coupons/store-coupons.text.ts')).storeCouponsText.rules.join(' '),
      '10가지',
      '3가지',
    ],
  },
  {
    policy: ['coupons', 'MOST_FOLLOWER_PERCENT', 10],
    rule: [
      async () => {
        const { followerDiscount } = await import('#domain/kit/pricing/follower-discount.ts');
        return followerDiscount({ percent: null, won: 5_000 }, 20_000);
      },
      4_000,
      2_000,
    ],
    copy: [
      async () =>
        (await import('#src/areas/seller/coupons/follower-discount.text.ts')).followerDiscountText.form
          .percentHint,
      '20%',
      '10%',
    ],
  },
  {
    policy: ['coupons', 'MOST_FOLLOWER_DISCOUNT_DAYS', 7],
    rule: [
      async () =>
        (await import('#domain/seller/coupons/follower-discount.ts')).isTooLong('2026-11-01', '2026-11-08'),
      false,
      true,
    ],
    copy: [
      async () =>
        (await import('#src/areas/seller/coupons/follower-discount.text.ts')).followerDiscountText.form
          .endsHint,
      '90일',
      '7일',
    ],
  },
  {
    policy: ['figures', 'COHORT_MONTHS', 3],
    rule: [
      async () => {
        const { cohortsOf } = await import('#domain/admin/analytics/stats.ts');
        return cohortsOf('2026-11-30', new Map(), [])[0]?.orders.length;
      },
      7,
      3,
    ],
  },
  {
    policy: ['selling', 'MOST_REPRICE_PERCENT', 50],
    rule: [
      async () => {
        const { bulkEditForm } = await import('#domain/seller/products/bulk-edit.ts');
        return refusal(bulkEditForm, { kind: 'PRICE_PERCENT', percent: 60 }) !== '';
      },
      false,
      true,
    ],
    copy: [
      async () => {
        const { bulkEditForm } = await import('#domain/seller/products/bulk-edit.ts');
        return refusal(bulkEditForm, { kind: 'PRICE_PERCENT', percent: 99 });
      },
      '90%',
      '50%',
    ],
  },
  {
    policy: ['records', 'ATTEMPT_RECORD_DAYS', 2],
    rule: [() => daysUntilGone('attempts'), 1, 2],
  },
  {
    policy: ['records', 'SESSION_RECORD_DAYS', 31],
    rule: [() => daysUntilGone('sessions'), 30, 31],
  },
  {
    policy: ['records', 'NETWORK_RECORD_DAYS', 181],
    rule: [() => daysUntilGone('networks'), 180, 181],
  },
  {
    policy: ['records', 'DEVICE_RECORD_DAYS', 91],
    rule: [() => daysUntilGone('devices'), 90, 91],
  },
  {
    policy: ['records', 'TOKEN_RECORD_DAYS', 31],
    rule: [() => daysUntilGone('tokens'), 30, 31],
  },
  {
    policy: ['records', 'VOTE_NETWORK_DAYS', 91],
    rule: [() => daysUntilGone('voteNetworks'), 90, 91],
  },
  {
    policy: ['records', 'UNVERIFIED_DAYS', 31],
    rule: [() => daysUntilGone('unverified'), 30, 31],
  },
  {
    policy: ['records', 'MAIL_TEXT_DAYS', 2],
    rule: [() => daysUntilGone('mailTexts'), 1, 2],
  },
];

/** Loads all modules again with another value of one policy. */
async function withOther<T>([topic, name, value]: Change['policy'], read: () => Promise<T>): Promise<T> {
  const path = `/domain/policies/${topic}.ts`;
  vi.resetModules();
  vi.doMock(path, async (importOriginal) => ({ ...(await importOriginal<object>()), [name]: value }));
  try {
    return await read();
  } finally {
    vi.doUnmock(path);
    vi.resetModules();
  }
}

describe('changed policy value', () => {
  it.each(CHANGES.map((change) => [change.policy[1], change] as const))(
    '%s changes the rule and the copy that mention it',
    async (_, { policy, rule, copy }) => {
      const [ask, today, then] = rule;
      expect(await ask()).toEqual(today);
      expect(await withOther(policy, ask)).toEqual(then);
      if (!copy) return;
      const [read, said, saidThen] = copy;
      expect(await read()).toContain(said);
      expect(await withOther(policy, read)).toContain(saidThen);
    },
  );
});
