// Size: which place may import which, in one table.
/** Where a concept lives, by the same word in every layer. */
export const AREAS = [
  'members',
  'catalogue',
  'trade',
  'events',
  'community',
  'reviews',
  'rewards',
  'notices',
  'seller',
  'admin',
] as const;

/** What a layer has besides the areas. */
const BESIDES: Record<string, readonly string[]> = {
  domain: ['kit', 'policies', 'jobs'],
  machines: ['kit', 'shell', 'charts'],
  'proof/samples': ['kit', 'shell'],
  'src/areas': ['shell'],
  server: [
    'consistency',
    'kit',
    'db',
    'files',
    'ssr',
    'http',
    'mail',
    'withdrawal',
    'audit-log',
    'jobs',
    'seed',
  ],
  'tests/domain': ['kit', 'policies'],
  'tests/machines': ['kit', 'shell'],
  'tests/server': ['consistency', 'kit', 'db', 'files', 'ssr', 'http', 'mail', 'withdrawal', 'jobs'],
  'tests/views': ['ssr', 'flow'],
  'e2e/models': ['shell'],
};

/** Every layer that is divided into areas, with the folders that it may have. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(BESIDES).map(([layer, besides]) => [layer, [...AREAS, ...besides]]),
);

/** Which places of a layer a place may use; itself always. A place that is missing here uses none. */
export const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    // The shop's numbers: they use nothing.
    kit: ['policies'],
    members: ['kit', 'policies'],
    rewards: ['kit', 'policies'],
    notices: ['kit'],
    events: ['kit', 'policies'],
    // A feed may be an entry.
    community: ['events', 'kit', 'policies'],
    jobs: ['kit'],
    reviews: ['kit', 'members', 'policies'],
    // What is reported is a review as well.
    admin: ['catalogue', 'kit', 'members', 'reviews', 'rewards', 'trade', 'policies'],
    catalogue: ['kit', 'members', 'reviews', 'policies'],
    trade: ['kit', 'catalogue', 'members', 'rewards', 'policies'],
    // Applicants are members with addresses; sellers send what was ordered.
    seller: ['catalogue', 'kit', 'members', 'reviews', 'trade', 'policies'],
  },
  machines: Object.fromEntries([...AREAS, 'shell'].map((area) => [area, ['kit']])),
  'src/areas': {
    trade: ['members'],
    rewards: ['members'],
    notices: ['members'],
    // The page of a member shows what the member has posted and reviewed.
    community: ['members', 'reviews', 'trade'],
    // An entry is a feed, and is voted for where it stands.
    events: ['community'],
    reviews: ['members'],
    catalogue: ['community', 'members', 'reviews', 'trade'],
    shell: ['catalogue', 'members', 'notices', 'rewards', 'trade'],
    admin: ['members'],
    // Who runs the shop and opens a page of sellers is shown the way; sellers see their store as shoppers do, and read
    // requests and reviews in the words of their buyers.
    seller: ['admin', 'catalogue', 'members', 'reviews', 'trade'],
  },
  server: {
    db: ['config'],
    kit: ['config', 'db'],
    files: ['db', 'kit'],
    ssr: ['config', 'kit'],
    http: ['config', 'db', 'files', 'ssr', 'kit'],
    notices: ['db', 'kit', 'mail'],
    catalogue: ['db', 'kit', 'notices'],
    rewards: ['db', 'kit', 'notices'],
    // Delivery is free by the level of a member.
    'trade/cart': ['catalogue', 'db', 'kit', 'rewards'],
    'trade/coupons': ['db', 'kit', 'notices'],
    'trade/refunds': ['db', 'kit', 'notices'],
    'trade/orders': [
      'catalogue',
      'db',
      // What was entered with goods ends with them.
      'events',
      'kit',
      'notices',
      'rewards',
      'trade/cart',
      'trade/coupons',
      'trade/refunds',
    ],
    'trade/payments': ['config', 'db', 'kit', 'trade/orders', 'trade/refunds'],
    'trade/claims': ['db', 'files', 'kit', 'trade/orders', 'trade/refunds'],
    members: ['db', 'events', 'files', 'kit', 'mail', 'notices', 'trade/cart'],
    // Who takes part and who votes: it knows feeds by their ids alone.
    events: ['db', 'files', 'kit', 'notices', 'rewards'],
    community: ['catalogue', 'db', 'events', 'files', 'kit', 'notices', 'rewards', 'trade/orders'],
    reviews: ['catalogue', 'db', 'files', 'kit', 'rewards'],
    mail: ['db', 'kit'],
    // Whoever runs the shop decides about members and what they write, and takes back what it has earned.
    admin: [
      'catalogue',
      'community',
      'db',
      'events',
      'files',
      'kit',
      'mail',
      'members',
      'notices',
      'reviews',
      'rewards',
      'trade/coupons',
      'audit-log',
    ],
    // Reads the rows of every area by SQL of its own.
    consistency: ['db'],
    // What was done: entries come from everywhere, links and checks are made here.
    'audit-log': ['db', 'kit'],
    // Somebody goes: every area lets go of them.
    withdrawal: ['db', 'events', 'files', 'kit', 'mail', 'members', 'rewards'],
    // Who changes sides has nothing open as a shopper, as who leaves.
    // Sellers work with what is theirs of each: orders, claims, what was said of it.
    seller: [
      'catalogue',
      'db',
      'files',
      'kit',
      'withdrawal',
      'mail',
      'members',
      'notices',
      'reviews',
      'trade/claims',
      'trade/orders',
      'trade/refunds',
    ],
    jobs: [
      // Figures of finished days.
      'admin',
      'catalogue',
      'db',
      'events',
      'files',
      'kit',
      'mail',
      'members',
      'notices',
      'rewards',
      // Statements of finished weeks.
      'seller',
      'trade/orders',
      'trade/payments',
      'trade/refunds',
      'audit-log',
    ],
    seed: [
      // The desk of the demonstration is played with the services of those who run the shop and sell in it.
      'admin',
      'catalogue',
      'community',
      'config',
      'db',
      'events',
      'kit',
      'members',
      'notices',
      'reviews',
      'rewards',
      'seller',
      'trade/claims',
      'trade/coupons',
    ],
    // app.ts, areas.ts, stale-pages.ts, start-shop.ts and main.ts put everything together.
    areas: ['*'],
    'stale-pages': ['*'],
    app: ['*'],
    'start-shop': ['*'],
    main: ['*'],
  },
};

/** The place of a file within its layer: its folder, or its name where it lies in none; the parts of trade count. */
export function placeOf(layer: string, path: string): string {
  const [first = '', ...rest] = path.slice(layer.length + 1).split('/');
  if (rest.length === 0) return first.replace(/\.tsx?$/, '');
  return layer === 'server' && first === 'trade' && rest.length > 1 ? `trade/${rest[0]}` : first;
}
