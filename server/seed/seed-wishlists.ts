import { paidPrice } from '../catalogue/products/paid-price-sql.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededProduct } from './catalogue/seed-products.ts';
import { MEMBERS } from './facts/members.ts';

const HOUR = 60 * 60 * 1000;
const WISHES_EACH = 12;

/** Inserts wishes and views of every shopper; counters include wishes of earlier members. */
export async function seedWishlists(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const places = Array.from({ length: WISHES_EACH }, (_, index) => index);
  const wishes = shoppers.flatMap((userId, person) =>
    places.map((place) => ({
      user_id: userId,
      product_id: products[(person * 5 + place * 3) % products.length]?.id ?? 0,
      created_at: new Date(now.getTime() - (WISHES_EACH - place) * 20 * HOUR),
    })),
  );
  const views = shoppers.flatMap((userId, person) =>
    places.slice(0, 8).map((place) => ({
      user_id: userId,
      product_id: products[(person * 7 + place * 5) % products.length]?.id ?? 0,
      viewed_at: new Date(now.getTime() - (place + 1) * 5 * HOUR),
    })),
  );
  await db.insertInto('wishes').values(wishes).execute();
  await db
    .updateTable('wishes')
    .from('products')
    .set({ known_price: paidPrice(now) })
    .whereRef('products.id', '=', 'wishes.product_id')
    .execute();
  await db.insertInto('recent_views').values(views).execute();
  await db
    .updateTable('products')
    .set((eb) => ({
      wish_number: eb(
        'wish_number',
        '+',
        eb
          .selectFrom('wishes')
          .select((wish) => wish.fn.countAll<number>().as('count'))
          .whereRef('wishes.product_id', '=', 'products.id'),
      ),
    }))
    .execute();
}
