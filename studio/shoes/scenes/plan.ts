import { PRODUCTS, type SeedProduct } from '../../../server/seed/facts/catalogue.ts';
import type { Grade } from './film.ts';
import type { Worn } from './legs.ts';
import type { SettingName } from './settings.ts';
import type { ShotName } from './shots.ts';

export type Scene = {
  slug: string;
  color: SeedProduct['colors'][number];
  setting: SettingName;
  shot: ShotName;
  grade: Grade;
  worn?: Worn;
};

type Family = { feed: readonly SettingName[]; review: readonly SettingName[]; bare?: boolean };

const FAMILIES: Record<SeedProduct['category'], Family> = {
  SNEAKERS: {
    feed: ['street', 'brick', 'steps', 'terrazzo', 'deck'],
    review: ['oak', 'deck', 'steps', 'terrazzo'],
  },
  RUNNING: { feed: ['track', 'street', 'sky', 'steps', 'grass'], review: ['oak', 'street', 'deck', 'grass'] },
  BOOTS: { feed: ['street', 'brick', 'steps', 'deck'], review: ['oak', 'terrazzo', 'brick', 'steps'] },
  SANDALS: { feed: ['deck', 'sky', 'terrazzo'], review: ['oak', 'terrazzo', 'deck', 'steps'], bare: true },
  CONVERSE: {
    feed: ['brick', 'steps', 'grass', 'street', 'deck'],
    review: ['deck', 'oak', 'terrazzo', 'street'],
  },
  SPORTS: { feed: ['track', 'steps', 'oak', 'grass'], review: ['oak', 'terrazzo', 'deck', 'track'] },
  DRESS: { feed: ['terrazzo', 'brick', 'oak'], review: ['oak', 'terrazzo', 'steps'] },
};

/** Shoes made for one ground are shown on it. */
const OWN: Readonly<Record<string, Partial<Family>>> = {
  'bukhan-trail': { feed: ['grass', 'steps', 'deck'] },
  'seoljin-hiking': { feed: ['grass', 'steps', 'deck'], review: ['deck', 'steps', 'terrazzo'] },
  'trek-sandal': { feed: ['deck', 'grass', 'steps'] },
  'chukgu-turf': { feed: ['grass', 'track'], review: ['grass', 'deck'] },
  'nonggu-high': { feed: ['oak', 'street'] },
  'tennis-ace': { feed: ['track', 'steps'] },
  'gym-trainer': { feed: ['oak', 'terrazzo'] },
  'badminton-feather': { feed: ['oak', 'track'] },
  'climb-grip': { feed: ['steps', 'sky'], bare: true },
  'jangma-rain': { feed: ['street', 'deck', 'steps'], bare: true },
  'nunbat-fur': { feed: ['steps', 'street'], bare: true },
  'dalbit-pumps': { bare: true },
  'nabi-flat': { bare: true },
};

const WORN_SHOTS: readonly ShotName[] = ['walking', 'standing', 'low', 'away'];
const BARE_SHOTS: readonly ShotName[] = ['standing', 'low', 'slippedOff'];
const REVIEW_SHOTS: readonly ShotName[] = ['above', 'single', 'slippedOff', 'sole', 'away'];
const CLOTHS: readonly Worn['cloth'][] = ['denim', 'chino', 'black', 'wool'];
const SOCKS = ['#f1efe9', '#c9c7c2', '#3a3b3f', '#e4dccb'] as const;

const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

const familyOf = ({ slug, category }: SeedProduct): Family => ({ ...FAMILIES[category], ...OWN[slug] });

/** The next of the list that is not one of those taken by neighbours; the list's own when all are. */
function unlike(
  list: readonly SettingName[],
  n: number,
  taken: readonly (SettingName | undefined)[],
): SettingName {
  const order = list.map((_, k) => pick(list, n + k));
  return order.find((name) => !taken.includes(name)) ?? pick(list, n);
}

function plan(): { feeds: Scene[]; reviews: Scene[] } {
  const feeds: Scene[] = [];
  const reviews: Scene[] = [];
  let first: SettingName | undefined;
  PRODUCTS.forEach((product, i) => {
    const family = familyOf(product);
    product.colors.forEach((color, c) => {
      const n = i + c;
      const before = feeds.at(-1)?.setting;
      const setting = unlike(family.feed, n, c === 0 ? [before, first] : [before]);
      if (c === 0) first = setting;
      const worn = family.bare ? {} : { worn: { cloth: pick(CLOTHS, i + 2 * c), sock: pick(SOCKS, i + c) } };
      const shots = family.bare ? BARE_SHOTS : WORN_SHOTS;
      const grade: Grade = n % 3 === 1 ? 'cold' : 'warm';
      feeds.push({ slug: product.slug, color, setting, shot: pick(shots, n), grade, ...worn });
      reviews.push({
        slug: product.slug,
        color,
        setting: unlike(family.review, n + c, [setting, reviews.at(-1)?.setting]),
        shot: pick(REVIEW_SHOTS, n * 2 + c),
        grade: n % 2 === 1 ? 'cold' : 'warm',
      });
    });
  });
  return { feeds, reviews };
}

/** One scene for the feed and one for reviews of every product and colour; the same on every run. */
export const { feeds: FEED_SCENES, reviews: REVIEW_SCENES } = plan();
