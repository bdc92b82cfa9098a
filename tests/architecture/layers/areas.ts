// Size: which place may import which, in one table.
/** Where a concept lives, by the same word in every layer. */
export const AREAS = [
  'members',
  'catalogue',
  'trade',
  'events',
  'community',
  'reviews',
  'questions',
  'inquiries',
  'problem-reports',
  'rewards',
  'notices',
  'seller',
  'admin',
] as const;

/** Folders of a layer besides the areas. */
const BESIDES: Record<string, readonly string[]> = {
  domain: ['kit', 'policies', 'jobs', 'help'],
  machines: ['kit', 'shell', 'charts'],
  proof: ['kit', 'shell'],
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
    'telemetry',
    'seed',
  ],
  'tests/domain': ['kit', 'policies', 'help'],
  'tests/machines': ['kit', 'shell'],
  'tests/server': [
    'consistency',
    'kit',
    'db',
    'files',
    'ssr',
    'http',
    'mail',
    'withdrawal',
    'jobs',
    'telemetry',
  ],
  'tests/views': ['flow', 'shell', 'ssr', 'ui'],
};

/** Every layer that is divided into areas, with the folders that it may have. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(BESIDES).map(([layer, besides]) => [layer, [...AREAS, ...besides]]),
);

/** The folders of a layer that a folder may import, besides itself. A folder that is missing here imports none. */
export const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    // Policies import nothing.
    kit: ['policies'],
    members: ['kit', 'policies'],
    rewards: ['kit', 'policies'],
    notices: ['kit', 'policies'],
    events: ['kit', 'policies'],
    // A feed may be an entry of an event.
    community: ['events', 'kit', 'policies'],
    // Roles of the accounts of a demonstration.
    jobs: ['kit', 'members'],
    // Answers of the help page name the rules of several areas.
    help: ['catalogue', 'kit', 'members', 'policies', 'rewards', 'trade'],
    reviews: ['kit', 'members', 'policies'],
    questions: ['kit'],
    inquiries: ['kit', 'policies'],
    'problem-reports': ['kit', 'policies'],
    // Reviews can be reported.
    admin: ['catalogue', 'kit', 'members', 'reviews', 'rewards', 'trade', 'policies'],
    catalogue: ['kit', 'members', 'reviews', 'policies'],
    trade: ['kit', 'catalogue', 'members', 'rewards', 'policies'],
    // Applicants are members with addresses; sellers ship orders.
    seller: ['catalogue', 'kit', 'members', 'questions', 'reviews', 'trade', 'policies'],
  },
  machines: Object.fromEntries([...AREAS, 'shell'].map((area) => [area, ['kit']])),
  'src/areas': {
    // Who has ordered, or waits for a size, is offered push notifications.
    trade: ['inquiries', 'members', 'notices'],
    rewards: ['members'],
    notices: ['members'],
    // The page of a member shows the posts and reviews of the member.
    community: ['members', 'reviews', 'trade'],
    // An entry is a feed, and votes are cast on the page of the feed; the shop is asked about an event.
    events: ['community', 'inquiries', 'trade'],
    reviews: ['members'],
    questions: ['members'],
    // The list of inquiries ends with the problem reports of the member.
    inquiries: ['members', 'problem-reports'],
    catalogue: ['community', 'members', 'notices', 'questions', 'reviews', 'trade'],
    // Help leads to the application to sell.
    shell: ['catalogue', 'inquiries', 'members', 'notices', 'rewards', 'seller', 'trade'],
    admin: ['inquiries', 'members', 'problem-reports'],
    // An administrator who opens a page of sellers sees a link to the admin site; sellers see their store as shoppers
    // do, and read requests and reviews in the words of their buyers.
    seller: ['admin', 'catalogue', 'inquiries', 'members', 'questions', 'reviews', 'trade'],
  },
  server: {
    db: ['config'],
    kit: ['config', 'db'],
    files: ['config', 'db', 'kit'],
    ssr: ['config', 'kit'],
    http: ['config', 'db', 'files', 'ssr', 'kit'],
    notices: ['db', 'kit', 'mail'],
    catalogue: ['db', 'kit', 'notices'],
    rewards: ['db', 'kit', 'notices'],
    // Free delivery depends on the level of a member.
    'trade/cart': ['catalogue', 'db', 'kit', 'rewards'],
    'trade/coupons': ['db', 'kit', 'notices'],
    'trade/receipts': ['db', 'kit', 'notices'],
    'trade/refunds': ['db', 'kit', 'notices', 'trade/receipts'],
    'trade/orders': [
      'catalogue',
      'db',
      // Entries with a product end with it.
      'events',
      'kit',
      'notices',
      'rewards',
      'trade/cart',
      'trade/coupons',
      'trade/receipts',
      'trade/refunds',
    ],
    'trade/payments': ['config', 'db', 'kit', 'trade/orders', 'trade/receipts', 'trade/refunds'],
    'trade/claims': ['db', 'files', 'kit', 'trade/orders', 'trade/refunds'],
    members: ['db', 'events', 'files', 'kit', 'mail', 'notices', 'trade/cart', 'trade/coupons'],
    // Events store the ids of entrants and voters only.
    events: ['db', 'files', 'kit', 'notices', 'rewards'],
    community: ['catalogue', 'db', 'events', 'files', 'kit', 'notices', 'rewards', 'trade/orders'],
    reviews: ['catalogue', 'db', 'files', 'kit', 'rewards'],
    // Buyers answer, as far as those who may review.
    questions: ['catalogue', 'db', 'files', 'kit', 'notices', 'reviews'],
    inquiries: ['db', 'files', 'kit', 'notices'],
    'problem-reports': ['db', 'kit'],
    mail: ['db', 'kit'],
    // Administrators decide about members and what members write, and take back rewards.
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
    // Reads the tables of every area by its own SQL.
    consistency: ['db'],
    // All areas write entries; links and checks of the chain are made here.
    'audit-log': ['db', 'kit'],
    // Withdrawal of a member deletes or blanks rows of every area.
    withdrawal: ['db', 'events', 'files', 'inquiries', 'kit', 'mail', 'members', 'rewards'],
    // A shopper who becomes a seller may have no open orders, as a member who withdraws. Sellers work with orders,
    // claims, questions and reviews of their own goods.
    seller: [
      'catalogue',
      'db',
      'files',
      'kit',
      'withdrawal',
      'mail',
      'members',
      'notices',
      'questions',
      'reviews',
      'trade/claims',
      'trade/coupons',
      'trade/orders',
      'trade/refunds',
    ],
    jobs: [
      // Sums of past days.
      'admin',
      'catalogue',
      'db',
      'events',
      'files',
      'inquiries',
      'kit',
      'mail',
      'members',
      'notices',
      'problem-reports',
      'rewards',
      // Statements of past weeks.
      'seller',
      'trade/orders',
      'trade/payments',
      'trade/receipts',
      'trade/refunds',
      'audit-log',
    ],
    // Counts jobs and what waits by its own SQL.
    telemetry: ['config', 'db', 'http', 'jobs', 'kit', 'ssr', 'trade/orders'],
    seed: [
      // The seed of the desk uses the services of administrators and sellers.
      'admin',
      'catalogue',
      'community',
      'config',
      'db',
      'events',
      'inquiries',
      'kit',
      'members',
      'notices',
      'reviews',
      'rewards',
      'seller',
      'trade/claims',
      'trade/coupons',
    ],
    // app.ts, areas.ts, stale-pages.ts, start-shop.ts and main.ts compose the server.
    areas: ['*'],
    'stale-pages': ['*'],
    app: ['*'],
    'start-shop': ['*'],
    main: ['*'],
  },
};

/**
 * Returns the part of a file within its layer: its folder, or its name at the top; the parts of trade count
 * separately.
 */
export function placeOf(layer: string, path: string): string {
  const [first = '', ...rest] = path.slice(layer.length + 1).split('/');
  if (rest.length === 0) return first.replace(/\.tsx?$/, '');
  return layer === 'server' && first === 'trade' && rest.length > 1 ? `trade/${rest[0]}` : first;
}
