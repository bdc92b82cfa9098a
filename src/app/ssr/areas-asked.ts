import {
  FEED_LISTS,
  feedSubject,
  memberSubject,
  type PageSubject,
  PRODUCT_LISTS,
  productSubject,
} from '#domain/kit/page-subjects.ts';

/** Which area answers a read that is open to anybody; a test holds it against the declarations of all of them. */
const READS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(products|stores|search)(\/|$)/, 'catalogue'],
  [/^\/api\/feeds(?!\/(events\/)?[^/]+\/vote\/)(\/|$)/, 'community'],
  [/^\/api\/events\/[^/]+\/entries$/, 'community'],
  [/^\/api\/(v2\/)?events\/(?![^/]+\/entries$)/, 'events'],
  [/^\/api\/feeds\/(events\/)?[^/]+\/vote\//, 'events'],
  [/^\/api\/users\/[^/]+\/feeds$/, 'community'],
  [/^\/api\/(reviews\/|users\/[^/]+\/reviews$)/, 'reviews'],
  [/^\/api\/users\/(badges\/users|level)\//, 'rewards'],
  [/^\/api\/(postcodes|users\/[^/]+\/(profile|page|follow.+))$/, 'members'],
  [/^\/api\/(auth|social)\//, 'members'],
  [/^\/api\/transparency$/, 'admin'],
];

/** Areas that answer calls at these addresses. */
export const areasAsked = (addresses: Iterable<string>): string[] => [
  ...new Set(
    [...addresses]
      .map(pathOf)
      .flatMap((path) => READS.filter(([reads]) => reads.test(path)).map(([, area]) => area)),
  ),
];

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Reads about one thing, by its number. */
const OF_ONE: readonly (readonly [RegExp, (id: number) => PageSubject])[] = [
  [/^\/api\/products\/(\d+)(?:[/?]|$)/, productSubject],
  [/^\/api\/reviews\/products\/(\d+)(?:[/?]|$)/, productSubject],
  [/^\/api\/feeds\?(?:.*&)?productId=(\d+)(?:&|$)/, productSubject],
  [/^\/api\/feeds\/(\d+)(?:[/?]|$)/, feedSubject],
  [/^\/api\/users\/(?:badges\/users\/|level\/)?(\d+)(?:[/?]|$)/, memberSubject],
];
/** Areas whose answers say which products, or sizes of them, are sold out. */
const SELLING = ['catalogue', 'community'];

/** What the answers at these addresses show that one write can make old. */
export function subjectsAsked(addresses: Iterable<string>): PageSubject[] {
  const shown = new Set<PageSubject>();
  for (const address of addresses) {
    const ones = OF_ONE.flatMap(([reads, subject]) => {
      const id = reads.exec(address)?.[1];
      return id === undefined ? [] : [subject(Number(id))];
    });
    for (const one of ones) shown.add(one);
    for (const list of listsAt(address, ones)) shown.add(list);
  }
  return [...shown];
}

/** A feed says what is left of its product, as lists do; what is about one product alone is no list. */
function listsAt(address: string, ones: readonly PageSubject[]): PageSubject[] {
  const [area = ''] = areasAsked([address]);
  const isOf = (kind: string) => ones.some((one) => one.startsWith(kind));
  if (isOf('product') || !SELLING.includes(area)) return [];
  return area === 'community' && !isOf('feed') ? [PRODUCT_LISTS, FEED_LISTS] : [PRODUCT_LISTS];
}
