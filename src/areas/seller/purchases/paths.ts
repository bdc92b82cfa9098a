/** Paths of a member's purchases for every role; `/my-orders` is for shoppers only. */
export const purchasePaths = {
  all: '/mypage/purchases',
  one: '/mypage/purchases/:id',
  claiming: '/mypage/purchases/:id/claim/:itemId',
} as const;

export const purchasePath = (id: number): string => `${purchasePaths.all}/${id}`;
export const purchaseClaimPath = (id: number, itemId: number): string =>
  `${purchasePath(id)}/claim/${itemId}`;
