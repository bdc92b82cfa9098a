import { uploadRoutes } from '../files/upload-routes.ts';
import type { Feature } from '../kit/feature.ts';
import { addressRoutes } from './addresses/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { badgeRoutes } from './badges/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedReadRoutes } from './feeds/read-routes.ts';
import { feedWriteRoutes } from './feeds/write-routes.ts';
import { levelRoutes } from './level/routes.ts';
import { likeRoutes } from './likes/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { sellerOrderRoutes } from './orders/seller-routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pointRoutes } from './points/routes.ts';
import { productRoutes } from './products/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { recentViewRoutes } from './recent-views/routes.ts';
import { restockRoutes } from './restock/routes.ts';
import { reviewReadRoutes } from './reviews/read-routes.ts';
import { reviewWriteRoutes } from './reviews/write-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { voteRoutes } from './votes/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** Every feature of the server, registered explicitly. */
export const features: readonly Feature[] = [
  authRoutes,
  productRoutes,
  badgeRoutes,
  levelRoutes,
  pointRoutes,
  profileRoutes,
  feedReadRoutes,
  feedWriteRoutes,
  likeRoutes,
  voteRoutes,
  commentRoutes,
  eventRoutes,
  purchaseRoutes,
  addressRoutes,
  cartRoutes,
  couponRoutes,
  paymentRoutes,
  orderRoutes,
  sellerOrderRoutes,
  claimRoutes,
  reviewReadRoutes,
  reviewWriteRoutes,
  wishlistRoutes,
  recentViewRoutes,
  restockRoutes,
  noticeRoutes,
  searchRoutes,
  uploadRoutes,
];
