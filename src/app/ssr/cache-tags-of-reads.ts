import {
  type CacheTag,
  FEED_LISTS,
  feedTag,
  memberTag,
  PRODUCT_LISTS,
  productTag,
} from '#domain/kit/cache-tags.ts';

/** Area of each public read, by its path; a test compares it with the declarations of all endpoints. */
const READS: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/(products|stores|search|brands)(\/|$)/, 'catalogue'],
  [/^\/api\/feeds(?!\/(events\/)?[^/]+\/vote\/)(\/|$)/, 'community'],
  [/^\/api\/events\/[^/]+\/entries$/, 'community'],
  [/^\/api\/(v2\/)?events\/(?![^/]+\/entries$)/, 'events'],
  [/^\/api\/feeds\/(events\/)?[^/]+\/vote\//, 'events'],
  [/^\/api\/users\/[^/]+\/feeds$/, 'community'],
  [/^\/api\/(reviews\/|users\/[^/]+\/reviews$)/, 'reviews'],
  [/^\/api\/questions\//, 'questions'],
  [/^\/api\/users\/(badges\/users|level)\//, 'rewards'],
  [/^\/api\/(postcodes|users\/[^/]+\/(profile|page|follow.+))$/, 'members'],
  [/^\/api\/(auth|social)\//, 'members'],
  [/^\/api\/transparency$/, 'admin'],
];

/** Areas whose endpoints have these addresses. */
export const areasOfReads = (addresses: Iterable<string>): string[] => [
  ...new Set(
    [...addresses]
      .map(pathOf)
      .flatMap((path) => READS.filter(([reads]) => reads.test(path)).map(([, area]) => area)),
  ),
];

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Reads about one thing, with the cache tag of that thing. */
const OF_ONE: readonly (readonly [RegExp, (id: number) => CacheTag])[] = [
  [/^\/api\/products\/(\d+)(?:[/?]|$)/, productTag],
  [/^\/api\/reviews\/products\/(\d+)(?:[/?]|$)/, productTag],
  [/^\/api\/feeds\?(?:.*&)?productId=(\d+)(?:&|$)/, productTag],
  [/^\/api\/feeds\/(\d+)(?:[/?]|$)/, feedTag],
  [/^\/api\/users\/(?:badges\/users\/|level\/)?(\d+)(?:[/?]|$)/, memberTag],
];
/** Areas whose answers contain the stock of products. */
const SELLING = ['catalogue', 'community'];

/** Cache tags of the answers at these addresses, by which a write invalidates pages. */
export function cacheTagsOfReads(addresses: Iterable<string>): CacheTag[] {
  const shown = new Set<CacheTag>();
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

/** Cache tags of lists: a feed shows the stock of its product as lists do; a read about one product is no list. */
function listsAt(address: string, ones: readonly CacheTag[]): CacheTag[] {
  const [area = ''] = areasOfReads([address]);
  const isOf = (kind: string) => ones.some((one) => one.startsWith(kind));
  if (isOf('product') || !SELLING.includes(area)) return [];
  return area === 'community' && !isOf('feed') ? [PRODUCT_LISTS, FEED_LISTS] : [PRODUCT_LISTS];
}
