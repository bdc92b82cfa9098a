/**
 * Order of the places inside the areas of the server, lowest first: a file imports places of earlier rows only, besides
 * its own. Files that lie directly in an area are places of their own.
 */
export const PLACES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  members: [
    ['account-tables.ts', 'emails', 'follows', 'tables.ts', 'tokens'],
    ['account-store.ts', 'blocks', 'devices', 'nicknames'],
    ['consents', 'lockout', 'sanctions'],
    ['passwords', 'phones', 'profile'],
    ['auth'],
    ['account', 'mfa', 'recovery', 'signup'],
    ['social', 'write-email.ts'],
  ],
  catalogue: [
    ['brands', 'products', 'tables.ts'],
    ['search', 'stock', 'stores'],
    ['product-list'],
    ['categories', 'recent-views', 'recommendations', 'wishlist'],
    ['product-page', 'suggestions'],
  ],
  events: [
    ['calendar', 'event-running.ts', 'tables.ts'],
    ['editor', 'entries'],
    ['votes'],
    ['reconcile'],
    ['vote-desk'],
    ['results'],
  ],
  rewards: [
    ['activity-store.ts', 'badges', 'history', 'points', 'tables.ts'],
    ['feed-rewards', 'levels', 'policies'],
    ['activities.ts', 'event-wins.ts', 'ranking', 'record-reward.ts'],
    ['pay-feed-rewards.ts', 'reclaim-line-rewards.ts'],
  ],
};
