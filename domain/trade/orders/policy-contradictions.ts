import type { TOPICS } from '../../policies/registry.ts';

type Widened<V> = V extends number
  ? number
  : V extends readonly (infer Item)[]
    ? readonly Widened<Item>[]
    : V extends object
      ? { readonly [K in keyof V]: Widened<V[K]> }
      : V;
/** Values of all policies by topic and name. */
export type PolicyValues = Widened<typeof TOPICS>;

type Rule = readonly [isBroken: (policies: PolicyValues) => boolean, says: string];

/** Days of the shortest month, the lower bound of a limit in months. */
const SHORTEST_MONTH = 28;

const RULES: readonly Rule[] = [
  [
    ({ returns }) => returns.RETURN_DAYS > returns.CONFIRM_DAYS,
    'RETURN_DAYS is above CONFIRM_DAYS: a purchase would confirm itself while it can still be returned',
  ],
  [
    ({ returns }) => returns.RETURN_DAYS > returns.DEFECT_MONTHS * SHORTEST_MONTH,
    'RETURN_DAYS is above DEFECT_MONTHS: nothing can be returned once those months are over',
  ],
  [
    ({ returns, records }) => records.CONTACT_DAYS < returns.RETURN_DAYS,
    'CONTACT_DAYS is below RETURN_DAYS: a seller could not reach the buyer of a return',
  ],
  [
    ({ returns }) => returns.CHECK_DAYS > returns.REFUND_DAYS,
    'CHECK_DAYS is above REFUND_DAYS: a refund would be due before its unit is checked',
  ],
  [
    ({ returns }) => returns.PICKUP_CHOICES < 1,
    'PICKUP_CHOICES is below one: no day of a pickup could be chosen',
  ],
  [({ delivery }) => delivery.FREE_DELIVERY_FROM < 0, 'FREE_DELIVERY_FROM is below zero'],
  [({ delivery }) => delivery.DELIVERY_FEE < 0, 'DELIVERY_FEE is below zero'],
  [
    ({ delivery }) => delivery.CUT_OFF_HOUR < 0 || delivery.CUT_OFF_HOUR > 24,
    'CUT_OFF_HOUR is no hour of a day',
  ],
  [
    ({ delivery }) => delivery.TRACKED_DAYS < delivery.COURIER_DAYS,
    'TRACKED_DAYS is below COURIER_DAYS: carriers would not be asked until a parcel can have arrived',
  ],
  [
    ({ reminders }) => reminders.REVIEW_REMINDER_DAYS.until >= reminders.REVIEW_REMINDER_DAYS.from,
    'REVIEW_REMINDER_DAYS ends before it begins: no review would be asked for',
  ],
  [
    ({ points }) => points.DAILY_POINT_DAYS.usual > points.DAILY_POINT_DAYS.most,
    'the usual DAILY_POINT_DAYS are above the most',
  ],
  [
    ({ 'late-delivery': late }) => late.BUYER_CANCEL_DAYS > late.SHOP_CANCEL_DAYS,
    'BUYER_CANCEL_DAYS is above SHOP_CANCEL_DAYS: the shop would cancel before the buyer may',
  ],
  [
    ({ points }) => points.MOST_POINTS_PERCENT < 0 || points.MOST_POINTS_PERCENT > 100,
    'MOST_POINTS_PERCENT is not between 0 and 100',
  ],
  [({ points }) => points.POINT_UNIT <= 0, 'POINT_UNIT is not above zero'],
  [({ points }) => points.EARN.stepWon <= 0, 'the step of EARN is not above zero'],
  [({ points }) => points.EARN.points < 0, 'the points of EARN are below zero'],
  [
    ({ points }) => points.EXPIRING_DAYS > points.POINT_YEARS * 365,
    'EXPIRING_DAYS is above POINT_YEARS: points would count as expiring from their first day',
  ],
  [
    ({ points }) => points.COMMENTS_A_DAY.feeds > points.COMMENTS_A_DAY.comments,
    'COMMENTS_A_DAY asks for more feeds than comments',
  ],
  [({ orders }) => orders.HOLD_MINUTES <= 0, 'HOLD_MINUTES is not above zero: no order could be paid'],
  [({ orders }) => orders.MIN_QUANTITY > orders.MAX_QUANTITY, 'MIN_QUANTITY is above MAX_QUANTITY'],
  [
    ({ selling }) => selling.GOODS_PRICE.least > selling.GOODS_PRICE.most,
    'the least GOODS_PRICE is above the most',
  ],
  [
    ({ selling }) => selling.GOODS_DISCOUNT.least > selling.GOODS_DISCOUNT.most,
    'the least GOODS_DISCOUNT is above the most',
  ],
  [({ selling }) => selling.MIN_STOCK > selling.MAX_STOCK, 'MIN_STOCK is above MAX_STOCK'],
  [({ selling }) => selling.LEAST_FEE > selling.MOST_FEE, 'LEAST_FEE is above MOST_FEE'],
  [
    ({ moderation }) => Math.max(...moderation.USUAL_SANCTION_DAYS) > moderation.MAX_SANCTION_DAYS,
    'USUAL_SANCTION_DAYS suggests more than MAX_SANCTION_DAYS',
  ],
];

/** Returns a sentence for each contradiction between policies; empty if there is none. */
export const contradictionsOf = (policies: PolicyValues): string[] =>
  RULES.filter(([isBroken]) => isBroken(policies)).map(([, says]) => says);
