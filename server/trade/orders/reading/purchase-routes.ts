import { listPurchasedItems, type PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import type { Feature } from '../../../kit/feature.ts';
import { findPurchases } from './purchase-store.ts';

type PurchaseRow = Awaited<ReturnType<typeof findPurchases>>[number];

/** Registers the endpoint of bought products that a feed can show. */
export const purchaseRoutes: Feature = (route, { db }) => {
  route(listPurchasedItems, async ({ user }) => {
    const items = (await findPurchases(db, user.id)).map(toItem);
    return { items, totalCount: items.length };
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
