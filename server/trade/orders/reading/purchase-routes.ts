import { listPurchasedItems, type PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import type { Feature } from '../../../kit/feature.ts';
import { countPurchases, findPurchases } from './purchase-store.ts';

type PurchaseRow = Awaited<ReturnType<typeof findPurchases>>[number];

/** Registers the endpoint of bought products that a feed can show. */
export const purchaseRoutes: Feature = (route, { db }) => {
  route(listPurchasedItems, async ({ user, query }) => {
    const rows = await findPurchases(db, user.id, query);
    // Past the last page there is no row that knows the total.
    const totalCount = rows[0]?.total ?? (await countPurchases(db, user.id, query));
    return { items: rows.map(toItem), totalCount };
  });
};

function toItem(row: PurchaseRow): PurchasedItem {
  const orderedAt = row.orderedAt.toISOString();
  return {
    orderItemId: row.id,
    productId: row.productId,
    productName: row.name,
    productSize: Number(row.size),
    productColor: row.color,
    productImageUrl: row.imageUrl,
    imageUrl: row.imageUrl,
    orderedAt,
    purchaseDate: orderedAt,
  };
}
