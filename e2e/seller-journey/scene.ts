import type { Newcomer } from '../support/shop/newcomers.ts';
import type { Days } from '../support/shop/own-days.ts';

/** Everybody who comes, and what it is about. */
export type Scene = Days & {
  seller: Newcomer;
  storeName: string;
  shoe: string;
  productId: number;
};

/** Days since the application: parcels have come, money is due, purchases are kept, and their week is over. */
export const DAYS = { delivered: 2, inspected: 3, closed: 17 } as const;
/** Lines that are sold in all, and won of each: nothing is taken off for members or coupons in a statement. */
export const SOLD = { lines: 100, price: 85_000 } as const;
export const REVIEW = { title: '백 켤레 가운데 하나', answer: '오래 편하게 신으시길 바라요.' } as const;

/** A PDF as small as one can be; its second line is of bytes that are no text. */
export const paperOf = (last: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R ${last} >>\n%%EOF\n`,
    'latin1',
  );
/** The paper of the business. */
export const PAPER = paperOf('');
