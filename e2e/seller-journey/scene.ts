import type { Newcomer } from '../support/shop/newcomers.ts';
import type { Days } from '../support/shop/own-days.ts';

/** All people of the journey, and its data. */
export type Scene = Days & {
  seller: Newcomer;
  storeName: string;
  shoe: string;
  productId: number;
};

/**
 * Days since the application: parcels have arrived, a refund is due, purchases are confirmed, and their week is over.
 */
export const DAYS = { delivered: 2, inspected: 3, closed: 17 } as const;
/** Number of sold lines, and won of each: discounts for members and coupons do not reduce a statement. */
export const SOLD = { lines: 100, price: 85_000 } as const;
export const REVIEW = { title: '백 켤레 가운데 하나', answer: '오래 편하게 신으시길 바라요.' } as const;

/** A minimal PDF; its second line has bytes that are no text. */
export const documentOf = (last: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R ${last} >>\n%%EOF\n`,
    'latin1',
  );
/** The business document. */
export const DOCUMENT = documentOf('');
