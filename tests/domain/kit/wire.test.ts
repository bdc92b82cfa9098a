import { expect, it } from 'vitest';
import type { Endpoint } from '#domain/kit/endpoint.ts';

/**
 * Every call of the shop: who may make it, how often from one address, what it counts as, whether twice is once, how
 * it is sent and answered, and which other addresses answer alike. A changed row changes what others rely on.
 */
const WIRE = [
  'DELETE /api/comments/{commentId} member',
  'DELETE /api/feeds/text-only/{id} member = /api/feeds/{id}',
  'DELETE /api/feeds/{id}/comments/{commentId} member',
  'DELETE /api/feeds/{id}/vote member keyed',
  'DELETE /api/user/reviews/{id} member',
  'DELETE /api/user/reviews/{id}/images member',
  'DELETE /api/user/reviews/{id}/images/all member',
  'DELETE /api/users/addresses/{id} member',
  'DELETE /api/users/cart/items/{id} member',
  'DELETE /api/users/recent-views member',
  'DELETE /api/users/recent-views/{productId} member',
  'DELETE /api/users/restock-alerts/{optionId} member',
  'DELETE /api/users/wishlist/{productId} member',
  'GET /api/coupons member raw',
  'GET /api/events/feed-available public',
  'GET /api/feeds public',
  'GET /api/feeds/events/{eventId}/vote/count public',
  'GET /api/feeds/my member',
  'GET /api/feeds/my-comments member = /api/comments/my',
  'GET /api/feeds/my-likes member',
  'GET /api/feeds/my-likes/ids member',
  'GET /api/feeds/my/count member',
  'GET /api/feeds/my/count/type/{type} member',
  'GET /api/feeds/my/type/{type} member',
  'GET /api/feeds/text-only/search public = /api/feeds/search',
  'GET /api/feeds/type/{type} public',
  'GET /api/feeds/{id} public',
  'GET /api/feeds/{id}/comments public',
  'GET /api/feeds/{id}/likes public',
  'GET /api/feeds/{id}/vote/check public',
  'GET /api/feeds/{id}/vote/count public',
  'GET /api/postcodes public',
  'GET /api/products public',
  'GET /api/products/by-ids public',
  'GET /api/products/categories public',
  'GET /api/products/categories/overview public',
  'GET /api/products/facets public',
  'GET /api/products/{id} public',
  'GET /api/products/{id}/facts public',
  'GET /api/products/{id}/size-advice member',
  'GET /api/qa/clock public',
  'GET /api/reviews/products/{productId}/filter public = /api/reviews/products/{productId}',
  'GET /api/reviews/products/{productId}/statistics public',
  'GET /api/reviews/{id} public',
  'GET /api/search/popular public',
  'GET /api/search/suggestions public',
  'GET /api/seller/orders seller',
  'GET /api/stores public',
  'GET /api/user/reviews/my member',
  'GET /api/user/reviews/my/deleted member',
  'GET /api/user/reviews/my/deleted/count member',
  'GET /api/user/reviews/waiting member',
  'GET /api/users/addresses member',
  'GET /api/users/badges/me member raw',
  'GET /api/users/badges/me/displayed member raw',
  'GET /api/users/badges/users/{userId}/displayed public raw',
  'GET /api/users/cart member',
  'GET /api/users/level/me member raw',
  'GET /api/users/level/me/activities member raw',
  'GET /api/users/me/profile member',
  'GET /api/users/notices member',
  'GET /api/users/orders user',
  'GET /api/users/orders/counts user',
  'GET /api/users/orders/items member',
  'GET /api/users/orders/{id} user',
  'GET /api/users/points/balance member raw',
  'GET /api/users/points/expiring member raw',
  'GET /api/users/points/transactions member raw',
  'GET /api/users/points/transactions/type/{type} member raw',
  'GET /api/users/recent-views member',
  'GET /api/users/restock-alerts member',
  'GET /api/users/wishlist member',
  'GET /api/users/wishlist/ids member',
  'GET /api/users/{id}/feeds public = /api/feeds/user/{id}',
  'GET /api/users/{id}/profile public 120/min PROFILE',
  'PATCH /api/user/reviews/{id}/content member',
  'PATCH /api/user/reviews/{id}/rating member',
  'PATCH /api/users/badges/toggle member raw',
  'PATCH /api/users/cart/items member',
  'PATCH /api/users/cart/items/{id} member',
  'POST /api/auth/login public 10/min',
  'POST /api/auth/logout member',
  'POST /api/cart/preview public',
  'POST /api/checkout/payments user 20/min CHECKOUT needs a key',
  'POST /api/checkout/quote user',
  'POST /api/coupons/issue admin keyed raw',
  'POST /api/coupons/use member 10/min COUPON_CODE keyed raw',
  'POST /api/feeds member 20/min FEED keyed multipart',
  'POST /api/feeds/text-only member 20/min FEED keyed',
  'POST /api/feeds/{id}/comments member 30/min COMMENT keyed',
  'POST /api/feeds/{id}/likes/toggle member REACTION',
  'POST /api/feeds/{id}/vote member REACTION keyed',
  'POST /api/images/upload member 30/min UPLOAD multipart',
  'POST /api/payments/abandon user',
  'POST /api/payments/confirm user 30/min',
  'POST /api/payments/webhook public 120/min',
  'POST /api/seller/claims/{id}/decision seller needs a key',
  'POST /api/seller/orders/{id}/status seller keyed',
  'POST /api/user/reviews member 20/min REVIEW keyed multipart = /api/user/reviews/with-images',
  'POST /api/user/reviews/{id}/helpful member REACTION',
  'POST /api/user/reviews/{id}/report member 20/min REPORT keyed',
  'POST /api/users/addresses member keyed',
  'POST /api/users/cart/items member keyed',
  'POST /api/users/cart/merge member keyed',
  'POST /api/users/claims user 20/min CLAIM needs a key multipart',
  'POST /api/users/claims/{id}/withdraw user keyed',
  'POST /api/users/coupons member 10/min COUPON_CODE keyed',
  'POST /api/users/direct-orders user 20/min CHECKOUT keyed',
  'POST /api/users/me/profile/image member 20/min multipart raw',
  'POST /api/users/notices/{id}/read member',
  'POST /api/users/orders user 20/min CHECKOUT keyed',
  'POST /api/users/orders/{id}/cancel user needs a key',
  'POST /api/users/orders/{id}/confirm user keyed',
  'POST /api/users/orders/{id}/refund-preview user',
  'POST /api/users/orders/{id}/status user keyed',
  'POST /api/users/recent-views member',
  'POST /api/users/restock-alerts member 60/min keyed',
  'POST /api/users/wishlist member',
  'POST /api/users/wishlist/merge member',
  'PUT /api/feeds/text-only/{id} member = /api/feeds/{id}/text-only',
  'PUT /api/feeds/{id} member 20/min multipart',
  'PUT /api/qa/clock public',
  'PUT /api/user/reviews/{id} member 20/min multipart',
  'PUT /api/users/addresses/{id} member',
  'PUT /api/users/me/profile member',
];

const modules = import.meta.glob<Record<string, unknown>>('/domain/*/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

const rowOf = (call: Endpoint): string =>
  [
    call.method,
    call.path,
    call.access,
    call.rateLimit && `${call.rateLimit}/min`,
    call.limit,
    call.keyRequired ? 'needs a key' : call.keyed && 'keyed',
    call.multipart && 'multipart',
    call.wrapping === 'raw' && 'raw',
    call.status,
    ...(call.aliases ?? []).map((alias) => `= ${alias}`),
  ]
    .filter(Boolean)
    .join(' ');

it('is what was agreed, call by call', () => expect(endpoints.map(rowOf).toSorted()).toEqual(WIRE));

it('says in a sentence what each call is for', () => {
  const said = endpoints.map(({ summary }) => summary);
  expect(new Set(said).size).toBe(said.length);
  for (const summary of said) expect(summary).toMatch(/^[A-Z][^.]{3,}$/);
});

it('has a parameter for every name in a path', () => {
  for (const { path, params, aliases = [] } of endpoints)
    for (const one of [path, ...aliases]) {
      const names = [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const known = params && 'entries' in params && params.entries ? Object.keys(params.entries) : [];
      expect([one, known]).toEqual([one, names]);
    }
});
