import { percentOf } from '../kit/pricing/pricing.ts';

/** Benefits of a level. Each key needs its rule, otherwise `BENEFIT_RULES` does not compile. */
export type LevelBenefits = {
  /** Whole percent off the discounted product total. */
  discountRate: number;
  /** True if delivery is free regardless of the product total. */
  freeDelivery: boolean;
};

/** Benefits of a guest: neither discount nor free delivery. */
export const NO_BENEFITS: LevelBenefits = { discountRate: 0, freeDelivery: false };

/** Order amounts in won that benefits change, before coupon and points. */
export type BenefitedCosts = { goodsTotal: number; levelDiscount: number; deliveryFee: number };

type BenefitRule<Value> = {
  /** Text of the benefit for `rewardDescription`; empty if the level does not have it. */
  describe: (value: Value) => string;
  /** Returns the order amounts with this benefit applied. */
  apply: (value: Value, costs: BenefitedCosts) => BenefitedCosts;
};

const BENEFIT_RULES: { readonly [Key in keyof LevelBenefits]: BenefitRule<LevelBenefits[Key]> } = {
  discountRate: {
    describe: (rate) => (rate > 0 ? `${rate}% 할인` : ''),
    apply: (rate, costs) => ({ ...costs, levelDiscount: percentOf(costs.goodsTotal, rate) }),
  },
  freeDelivery: {
    describe: (isFree) => (isFree ? '무료 배송' : ''),
    apply: (isFree, costs) => ({ ...costs, deliveryFee: isFree ? 0 : costs.deliveryFee }),
  },
};

/** Description of a level without benefits. */
const FIRST_STEP = '활동을 시작해 보세요';

/** Returns the benefits as one phrase: `18% 할인과 무료 배송`. */
export const describeBenefits = ({ discountRate, freeDelivery }: LevelBenefits): string =>
  [BENEFIT_RULES.discountRate.describe(discountRate), BENEFIT_RULES.freeDelivery.describe(freeDelivery)]
    .filter(Boolean)
    .join('과 ') || FIRST_STEP;

/** Applies all benefits of a level to the order amounts. */
export const withBenefits = (
  { discountRate, freeDelivery }: LevelBenefits,
  costs: BenefitedCosts,
): BenefitedCosts =>
  BENEFIT_RULES.freeDelivery.apply(freeDelivery, BENEFIT_RULES.discountRate.apply(discountRate, costs));
