/** Won that a product may cost, at least and at most. */
export const GOODS_PRICE = { least: 1_000, most: 10_000_000 } as const;
/** Percent that a discount may take off. */
export const GOODS_DISCOUNT = { least: 1, most: 90 } as const;
/** Least units in stock of one option. */
export const MIN_STOCK = 0;
/** Most units in stock of one option. */
export const MAX_STOCK = 999_999;
/** Pieces in stock at which a store is warned that an option runs out, where it has set no number for the option. */
export const USUAL_LOW_STOCK = 3;
/** Pictures of each kind that a product may have. */
export const GOODS_PICTURES = 10;
/** Blocks of the story of a product at most, pictures among them, and characters of a text and of a description. */
export const STORY = { blocks: 20, pictures: 10, text: 500, alt: 100 } as const;
/** Days after a rejection from which on an application can be sent again. */
export const APPLY_AGAIN_DAYS = 7;
/** Days in which a seller may change an answer to a review. */
export const ANSWER_CHANGE_DAYS = 30;
/** Days whose sales give the selling pace of an option. */
export const PACE_DAYS = 30;
/** Days within which an option that sells out is listed. */
export const MOST_DAYS_LEFT = 60;
/** Time of Monday in Seoul at which the statements of the finished week are closed. */
export const SETTLEMENT_CLOSE = { hour: 0, minute: 5 } as const;
/** Most lines of a product import file. */
export const MOST_IMPORT_LINES = 2_000;
/** Largest size of a product import file in megabytes. */
export const MOST_IMPORT_MEGABYTES = 2;
/** Lowest sales fee of a store in basis points (1/100 percent). */
export const LEAST_FEE = 0;
/** Highest sales fee of a store in basis points (1/100 percent). */
export const MOST_FEE = 3_000;
/** Hour in Seoul from which on sellers get their daily summary. */
export const SUMMARY_HOUR = 9;
/** Days between the announcement of another fee of the shop and its first day, at least; it begins on a Monday. */
export const FEE_NOTICE_DAYS = 14;
/** Percent by which the prices of several products are changed at once, at most. */
export const MOST_REPRICE_PERCENT = 90;
