import { adviseSize } from '#domain/catalogue/size-advice.ts';
import type { SeededOption, SeededProduct } from './catalogue/seed-products.ts';
import { MEMBERS, type SeedMember } from './facts/members.ts';
import { pick } from './facts/random.ts';

/** Foot size in mm of members who gave none. */
const USUAL_FOOT = { MALE: 265, FEMALE: 245 } as const;
/** Largest deviation in mm from the advised size. */
const MAX_MISS = 5;

const suits = ({ gender }: SeedMember, option: SeededOption): boolean =>
  option.gender === 'UNISEX' || option.gender === (gender === 'MALE' ? 'MEN' : 'WOMEN');

/** Returns the seeded member with this user id. */
export function memberAt(memberIds: readonly number[], userId: number): SeedMember {
  const member = MEMBERS[memberIds.indexOf(userId)];
  if (!member) throw new Error(`no seeded member ${userId}`);
  return member;
}

/**
 * Returns the options of a product that a member would buy: own gender, nearest to the advised
 * size, any colour.
 */
function fittingOptions(member: SeedMember, { shoe, options }: SeededProduct): SeededOption[] {
  const footMm = member.footSize ?? USUAL_FOOT[member.gender];
  const advised = adviseSize({ footMm, width: member.footWidth, categoryType: shoe.category, fits: {} }).size;
  const miss = ({ size }: SeededOption) => Math.abs(Number(size) - advised);
  const suiting = options.filter((option) => suits(member, option) && miss(option) <= MAX_MISS);
  const least = Math.min(...suiting.map(miss));
  return suiting.filter((option) => miss(option) === least);
}

/** Returns one of them at random; null if no size fits. */
export function fittingOption(
  random: () => number,
  member: SeedMember,
  product: SeededProduct,
): SeededOption | null {
  const fitting = fittingOptions(member, product);
  return fitting.length > 0 ? pick(random, fitting) : null;
}
