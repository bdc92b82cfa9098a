/** Cache tag of a page: an entity by id, or the lists of a kind, which a write invalidates. */
export type PageSubject =
  | `${'product' | 'feed' | 'member'} ${number}`
  | 'lists of products'
  | 'lists of feeds';

/** Lists that show which products or sizes are sold out. */
export const PRODUCT_LISTS = 'lists of products' satisfies PageSubject;
/** Lists of feeds, which show likes, comments and new feeds. */
export const FEED_LISTS = 'lists of feeds' satisfies PageSubject;

export const productSubject = (id: number): PageSubject => `product ${id}`;
export const feedSubject = (id: number): PageSubject => `feed ${id}`;
export const memberSubject = (id: number): PageSubject => `member ${id}`;
