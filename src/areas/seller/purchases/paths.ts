/** Paths of a member's purchases for every role; `/my-orders` is for shoppers only. */
export const purchasePaths = {
  all: '/mypage/purchases',
  one: '/mypage/purchases/:id',
  claiming: '/mypage/purchases/:id/claim/:itemId',
} as const;

/** Returns the address of an own purchase of a seller. */
export const purchasePath = (id: number): string => `${purchasePaths.all}/${id}`;
/** Returns the address of the claim form of an order line a seller bought. */
export const purchaseClaimPath = (id: number, itemId: number): string =>
  `${purchasePath(id)}/claim/${itemId}`;
