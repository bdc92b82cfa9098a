import type { Feature } from '../kit/feature.ts';
import { authRoutes } from './auth/routes.ts';
import { badgeRoutes } from './badges/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedReadRoutes } from './feeds/read-routes.ts';
import { feedWriteRoutes } from './feeds/write-routes.ts';
import { levelRoutes } from './level/routes.ts';
import { likeRoutes } from './likes/routes.ts';
import { pointRoutes } from './points/routes.ts';
import { productRoutes } from './products/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { voteRoutes } from './votes/routes.ts';

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
  searchRoutes,
];
