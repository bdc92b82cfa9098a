/** Addresses of sellers, and of those who want to be one. */
export const sellerPaths = {
  become: '/become-seller',
  page: '/seller-mypage',
  store: '/store-home',
  products: '/product-manage',
  orders: '/order-manage',
  reviews: '/review-manage',
} as const;
