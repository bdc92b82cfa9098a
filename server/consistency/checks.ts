import { BADGE_CHECKS } from './badges-sql.ts';
import { BRANDS } from './brands-sql.ts';
import type { Check } from './check.ts';
import { COMMUNITY } from './community-sql.ts';
import { COUPONS } from './coupons-sql.ts';
import { EVENTS } from './events-sql.ts';
import { INQUIRIES } from './inquiries-sql.ts';
import { LISTS } from './lists-sql.ts';
import { NOTICES } from './notices-sql.ts';
import { ORDER_HISTORY } from './order-history-sql.ts';
import { ORDERS } from './orders-sql.ts';
import { POINTS } from './points-sql.ts';
import { QUESTIONS } from './questions-sql.ts';
import { REFUNDS } from './refunds-sql.ts';
import { REVIEWS } from './reviews-sql.ts';
import { SETTLEMENTS } from './settlements-sql.ts';
import { STOCK } from './stock-sql.ts';
import { VISITS } from './visits-sql.ts';

/** All checks that hold in any shop, run by `npm run verify`. */
export const CHECKS: readonly Check[] = [
  ...ORDERS,
  ...ORDER_HISTORY,
  ...REFUNDS,
  ...COUPONS,
  ...STOCK,
  ...BRANDS,
  ...SETTLEMENTS,
  ...POINTS,
  ...BADGE_CHECKS,
  ...COMMUNITY,
  ...REVIEWS,
  ...QUESTIONS,
  ...INQUIRIES,
  ...EVENTS,
  ...NOTICES,
  ...VISITS,
  ...LISTS,
];
