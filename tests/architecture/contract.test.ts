import { describe, expect, it } from 'vitest';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import { COMMENT_LENGTH } from '#domain/community/comment.ts';
import { FEED_LIMITS } from '#domain/community/feed-form.ts';
import { COUNT_STEP } from '#domain/kit/capped-count.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { MAX_LISTED, SERVICE_PAGE_SIZE } from '#domain/kit/page.ts';
import { STORAGE_KEYS } from '#domain/members/auth/session.ts';
import { MEASURES, NAME_LENGTH } from '#domain/members/profile/profile-form.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';
import { MAX_ADDRESSES, MAX_CART_LINES, MAX_QUANTITY } from '#domain/policies/orders.ts';
import {
  ACTIVITY_POINTS,
  EARN,
  MOST_POINTS_PERCENT,
  POINT_UNIT,
  REVIEW_POINTS,
  VOTE_POINTS,
} from '#domain/policies/points.ts';
import { REVIEW_LIMITS } from '#domain/reviews/review-form.ts';
import { REPORT_REASONS } from '#domain/reviews/review-reaction.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { POINT_TYPES } from '#domain/rewards/points.ts';
import { PAYMENT_METHODS } from '#domain/trade/cart/checkout.ts';
import { ORDER_STATUSES, UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import { sectionOf } from './documents.ts';

const CONTRACT = 'docs/contract.md';
const SPEC = 'docs/spec.md';
const shown = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value;

/** Values that the documents state in prose and that the code must equal. */
const FACTS: readonly (readonly [document: string, section: string, values: readonly (string | number)[]])[] =
  [
    [CONTRACT, '2.2', [SERVICE_PAGE_SIZE, MAX_LISTED, COUNT_STEP]],
    [CONTRACT, '6', [...Object.values(MEASURES).flat(), NAME_LENGTH.min, NAME_LENGTH.max]],
    [CONTRACT, '7', [MAX_ADDRESSES]],
    [CONTRACT, '17', [MAX_CART_LINES, MAX_QUANTITY]],
    [CONTRACT, '23', [FEED_LIMITS.title, FEED_LIMITS.content, FEED_LIMITS.tags, FEED_LIMITS.tag]],
    [CONTRACT, '24', [COMMENT_LENGTH]],
    [CONTRACT, 'A.1', [...ORDER_STATUSES, ...UNPAID_STATUSES, ...PAYMENT_METHODS, ...POINT_TYPES]],
    [CONTRACT, 'A.1', REPORT_REASONS],
    [
      CONTRACT,
      'B.7',
      [POINT_UNIT, MOST_POINTS_PERCENT, EARN.points, EARN.stepWon, REVIEW_POINTS, VOTE_POINTS],
    ],
    [CONTRACT, 'B.8', [DELIVERY_FEE, FREE_DELIVERY_FROM]],
    [CONTRACT, 'B.11', [MAX_QUANTITY]],
    [CONTRACT, 'B.15', [...REVIEW_LIMITS.title, ...REVIEW_LIMITS.content, REVIEW_LIMITS.images]],
    [SPEC, '2.4', [PRICE.ceiling, PRICE.step]],
    [SPEC, '3.3', DEFAULT_CATEGORIES.map(({ categoryId, type }) => `${categoryId} ${type}`)],
    [SPEC, '3.9', STORAGE_KEYS],
    [SPEC, '9.4', [PRICE.ceiling, PRICE.step]],
  ];

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

describe('contract and specification equal the code', () => {
  it.each(FACTS)('%s, section %s', (document, section, values) => {
    const words = sectionOf(document, section).split(/[^\p{L}\p{N}_,]+|,(?!\d)/u);
    const text = ` ${words.filter(Boolean).join(' ')} `;
    expect(values.map(shown).filter((value) => !text.includes(` ${value} `))).toEqual([]);
  });

  it('in the table of levels', () => {
    const rows = [...sectionOf(CONTRACT, 'A.3').matchAll(/^\| (\d+) \| (.+) \| ([\d,]+) \| (\d+) % \|$/gm)];
    expect(rows.map(([, ...cells]) => cells)).toEqual(
      LEVELS.map(({ levelId, levelName, minPointsRequired, discountRate }) =>
        [levelId, levelName, minPointsRequired, discountRate].map(shown),
      ),
    );
  });

  it('in the activity points', () => {
    const { FEED_CREATION, COMMENT_CREATION, REVIEW_CREATION, PURCHASE_COMPLETION, VOTE_PARTICIPATION } =
      ACTIVITY_POINTS;
    expect(sectionOf(CONTRACT, 'A.2')).toContain(
      `Feed ${FEED_CREATION}, comment ${COMMENT_CREATION}, review ${REVIEW_CREATION}, ` +
        `confirmed purchase ${PURCHASE_COMPLETION}, vote ${VOTE_PARTICIPATION}`,
    );
  });

  it('in every other path of an endpoint', () => {
    const section = sectionOf(CONTRACT, 'D.2').replace(/\{\w+\}/g, '{}');
    const aliases = endpoints.flatMap(({ aliases: others = [] }) => others);
    expect(aliases.length).toBeGreaterThan(5);
    expect(aliases.filter((path) => !section.includes(`\`${path.replace(/\{\w+\}/g, '{}')}\``))).toEqual([]);
  });
});
