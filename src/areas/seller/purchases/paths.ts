/** Addresses of what a member bought, whatever they are now; `/my-orders` is for shoppers alone. */
export const purchasePaths = {
  all: '/mypage/purchases',
  one: '/mypage/purchases/:id',
  claiming: '/mypage/purchases/:id/claim/:itemId',
} as const;

export const purchasePath = (id: number): string => `${purchasePaths.all}/${id}`;
export const purchaseClaimPath = (id: number, itemId: number): string =>
  `${purchasePath(id)}/claim/${itemId}`;
