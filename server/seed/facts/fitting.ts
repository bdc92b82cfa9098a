import { adviseSize } from '#domain/catalogue/size-advice.ts';
import type { SeededOption, SeededProduct } from '../seed-products.ts';
import { MEMBERS, type SeedMember } from './members.ts';
import { pick } from './random.ts';

/** What a member who told nothing is taken for, in mm. */
const USUAL_FOOT = { MALE: 265, FEMALE: 245 } as const;
/** People buy the advised size or the one beside it. */
const MAX_MISS = 5;

const suits = ({ gender }: SeedMember, option: SeededOption): boolean =>
  option.gender === 'UNISEX' || option.gender === (gender === 'MALE' ? 'MEN' : 'WOMEN');

/** Whoever this is among the seeded members. */
export function memberAt(memberIds: readonly number[], userId: number): SeedMember {
  const member = MEMBERS[memberIds.indexOf(userId)];
  if (!member) throw new Error(`no seeded member ${userId}`);
  return member;
}

/** Options of a product that a member would buy: of the own kind, nearest to the advised size, in any colour. */
function fittingOptions(member: SeedMember, { shoe, options }: SeededProduct): SeededOption[] {
  const footMm = member.footSize ?? USUAL_FOOT[member.gender];
  const advised = adviseSize({ footMm, width: member.footWidth, categoryType: shoe.category, fits: {} }).size;
  const miss = ({ size }: SeededOption) => Math.abs(Number(size) - advised);
  const suiting = options.filter((option) => suits(member, option) && miss(option) <= MAX_MISS);
  const least = Math.min(...suiting.map(miss));
  return suiting.filter((option) => miss(option) === least);
}

/** One of them; null where the product has no size for the member. */
export function fittingOption(
  random: () => number,
  member: SeedMember,
  product: SeededProduct,
): SeededOption | null {
  const fitting = fittingOptions(member, product);
  return fitting.length > 0 ? pick(random, fitting) : null;
}
