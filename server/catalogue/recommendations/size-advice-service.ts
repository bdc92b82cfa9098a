import * as v from 'valibot';
import { adviseSize, type SizeAdvice } from '#domain/catalogue/size-advice.ts';
import { FOOT_WIDTHS } from '#domain/members/profile/profile.ts';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { countFits, findFootSizesFor } from './size-advice-store.ts';

const width = v.fallback(v.picklist(FOOT_WIDTHS), 'NORMAL');
const fit = v.picklist(REVIEW_SCALES.sizeFit);

/** Returns the size advice from the member's foot size and the fit votes of reviewers. */
export async function readAdvice(
  db: Queryable,
  userId: number,
  productId: number,
): Promise<SizeAdvice | null> {
  const row = await findFootSizesFor(db, userId, productId);
  if (!row) throw new ShopError('PRODUCT_NOT_FOUND');
  if (row.footSize === null) return null;
  const counts = await countFits(db, productId);
  const fits = Object.fromEntries(counts.map(({ sizeFit, count }) => [v.parse(fit, sizeFit), Number(count)]));
  return adviseSize({
    footMm: row.footSize,
    width: v.parse(width, row.footWidth),
    categoryType: row.type,
    fits,
  });
}
