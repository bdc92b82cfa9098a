/** Paths of sellers and of seller applications. */
export const sellerPaths = {
  become: '/become-seller',
  page: '/seller-mypage',
  store: '/store-home',
  products: '/product-manage',
  orders: '/order-manage',
  reviews: '/review-manage',
} as const;
