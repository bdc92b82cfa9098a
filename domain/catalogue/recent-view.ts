import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { MAX_RECENT_VIEWS } from '../policies/records.ts';
import type { GuestView } from './guest-recent-views.ts';
import { cardFacts } from './product-card.ts';

/** Stored view of a product; prices are fetched when the list is shown. */
const markSchema = v.object({ productId: idSchema, viewedAt: v.pipe(v.string(), v.isoTimestamp()) });

const viewSchema = v.object({
  productId: v.number(),
  name: v.string(),
  price: v.number(),
  discountPrice: v.number(),
  storeName: v.string(),
  wishNumber: v.number(),
  mainImageUrl: v.nullable(v.string()),
  ...cardFacts,
  /** Null in a lookup by ids: for guests the browser stores the time. */
  viewedAt: v.nullable(v.string()),
});
export type ViewedProduct = v.InferOutput<typeof viewSchema>;

/** Endpoint of members: lists recently viewed products, newest first. */
export const listRecentViews = endpoint({
  method: 'GET',
  path: '/api/users/recent-views',
  access: 'member',
  summary: "Lists the caller's recently viewed products, newest first.",
  response: v.array(viewSchema),
  wrapping: 'envelope',
});

/** Merges the views of this browser into the account; the later time of each product wins. */
export const mergeRecentViews = endpoint({
  method: 'POST',
  path: '/api/users/recent-views',
  access: 'member',
  summary: 'Adds viewed products.',
  body: v.object({ views: v.pipe(v.array(markSchema), v.maxLength(MAX_RECENT_VIEWS)) }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: removes one product from the recently viewed ones. */
export const removeRecentView = endpoint({
  method: 'DELETE',
  path: '/api/users/recent-views/{productId}',
  access: 'member',
  summary: 'Removes a viewed product.',
  params: v.object({ productId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: removes all recently viewed products. */
export const clearRecentViews = endpoint({
  method: 'DELETE',
  path: '/api/users/recent-views',
  access: 'member',
  summary: 'Removes all viewed products.',
  response: v.null(),
  wrapping: 'envelope',
});

/** Public endpoint: reads products by ids, for lists kept in the browser. */
export const lookUpProducts = endpoint({
  method: 'GET',
  path: '/api/products/by-ids',
  access: 'public',
  summary: 'Returns products by ids, for lists that a browser stores.',
  query: v.object({
    ids: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, '올바른 번호가 아니에요.'),
      v.transform((text) => text.split(',').map(Number)),
      v.maxLength(MAX_RECENT_VIEWS, `상품은 ${MAX_RECENT_VIEWS}개까지 찾을 수 있어요.`),
    ),
  }),
  response: v.array(viewSchema),
  wrapping: 'envelope',
});

/** Parses stored views; invalid entries are ignored. */
export function readViews(text: string | null): GuestView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    const marks = stored.map((one) => v.safeParse(markSchema, one));
    return marks.flatMap((mark) => (mark.success ? [mark.output] : [])).slice(0, MAX_RECENT_VIEWS);
  } catch {
    return [];
  }
}
