/** What a page shows that one write can make old: a thing by its number, or the lists of a kind. */
export type PageSubject =
  | `${'product' | 'feed' | 'member'} ${number}`
  | 'lists of products'
  | 'lists of feeds';

/** Lists that say which products, or sizes of them, are sold out. */
export const PRODUCT_LISTS = 'lists of products' satisfies PageSubject;
/** Lists of feeds, with their likes and comments; what is posted is first in some. */
export const FEED_LISTS = 'lists of feeds' satisfies PageSubject;

export const productSubject = (id: number): PageSubject => `product ${id}`;
export const feedSubject = (id: number): PageSubject => `feed ${id}`;
export const memberSubject = (id: number): PageSubject => `member ${id}`;
