/** Paths inside of the seller area; separate from ../paths.ts, which every first view loads. */
export const sellerDeskPaths = {
  /** Redirects to the dashboard. */
  start: '/seller',
  upload: '/products/upload',
  editing: '/products/edit/:id',
  claims: '/claim-manage',
  questions: '/question-manage',
  inquiries: '/inquiry-manage',
  coupons: '/store-coupons',
  settlements: '/settlements',
} as const;

/** Path of a product's editor. */
export const productEditPath = (id: number): string => sellerDeskPaths.editing.replace(':id', String(id));
