/** Cache tag of a page: an entity by id, or the lists of a kind, which a write invalidates. */
export type CacheTag = `${'product' | 'feed' | 'member'} ${number}` | 'lists of products' | 'lists of feeds';

/** Lists that show which products or sizes are sold out. */
export const PRODUCT_LISTS = 'lists of products' satisfies CacheTag;
/** Lists of feeds, which show likes, comments and new feeds. */
export const FEED_LISTS = 'lists of feeds' satisfies CacheTag;

/** Tag of cached pages that show the product. */
export const productTag = (id: number): CacheTag => `product ${id}`;
/** Tag of cached pages that show the feed. */
export const feedTag = (id: number): CacheTag => `feed ${id}`;
/** Tag of cached pages that show the member. */
export const memberTag = (id: number): CacheTag => `member ${id}`;
