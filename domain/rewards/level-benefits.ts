import { percentOf } from '../kit/pricing/pricing.ts';

/** What a level gives its members. A benefit is a key here, and `BENEFIT_RULES` does not compile without its rule. */
export type LevelBenefits = {
  /** Whole percent off the discounted goods. */
  discountRate: number;
  /** Delivery costs nothing, whatever the goods are worth. */
  freeDelivery: boolean;
};

export const NO_BENEFITS: LevelBenefits = { discountRate: 0, freeDelivery: false };

/** Won of an order that benefits change, before coupon and points. */
export type BenefitedCosts = { goodsTotal: number; levelDiscount: number; deliveryFee: number };

type BenefitRule<Value> = {
  /** The benefit in words for `rewardDescription`; empty where the level does not have it. */
  describe: (value: Value) => string;
  /** The costs of an order with this benefit. */
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

/** What a level without benefits says instead of them. */
const FIRST_STEP = '활동을 시작해 보세요';

/** The benefits as one phrase: `18% 할인과 무료 배송`. */
export const describeBenefits = ({ discountRate, freeDelivery }: LevelBenefits): string =>
  [BENEFIT_RULES.discountRate.describe(discountRate), BENEFIT_RULES.freeDelivery.describe(freeDelivery)]
    .filter(Boolean)
    .join('과 ') || FIRST_STEP;

/** The costs of an order with all benefits of a level applied. */
export const withBenefits = (
  { discountRate, freeDelivery }: LevelBenefits,
  costs: BenefitedCosts,
): BenefitedCosts =>
  BENEFIT_RULES.freeDelivery.apply(freeDelivery, BENEFIT_RULES.discountRate.apply(discountRate, costs));
