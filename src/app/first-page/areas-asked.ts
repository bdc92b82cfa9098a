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

/** Areas that answer calls of these paths. */
export const areasAsked = (paths: Iterable<string>): string[] => [
  ...new Set(
    [...paths].flatMap((path) => READS.filter(([reads]) => reads.test(path)).map(([, area]) => area)),
  ),
];
