/** Addresses within the seller's desk; apart from those of the shop's own menu (../paths.ts), which comes with every first view. */
export const sellerDeskPaths = {
  /** Leads to the dashboard. */
  start: '/seller',
  upload: '/products/upload',
  editing: '/products/edit/:id',
  claims: '/claim-manage',
  settlements: '/settlements',
} as const;

/** The editor of one product. */
export const goodsEditPath = (id: number): string => sellerDeskPaths.editing.replace(':id', String(id));
