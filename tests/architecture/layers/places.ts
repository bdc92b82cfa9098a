/**
 * Order of the places inside the areas and the other folders of the server, lowest first: a file imports places of earlier rows only, besides
 * its own. Files that lie directly in such a folder are places of their own.
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
    ['products', 'tables.ts'],
    ['search', 'stock', 'stores'],
    ['product-list'],
    ['brands', 'categories', 'recent-views', 'recommendations', 'wishlist'],
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
  kit: [
    ['actor.ts', 'cookies', 'count-pending-sql.ts', 'entity-tag.ts', 'last-backup.ts', 'one-per-turn.ts'],
    ['open-claim-sql.ts', 'ports', 'public-caching.ts', 'reported-sql.ts', 'settings', 'shop-error.ts'],
    ['shown-member-sql.ts', 'tables.ts', 'toggle-row.ts', 'unannounced-sql.ts'],
    ['audit', 'bounded-queue.ts', 'bulk-item.ts', 'context.ts', 'lock-author.ts', 'parse-part.ts'],
    ['secrets', 'to-refusal.ts'],
    ['database-time-store.ts', 'external-calls', 'former-email.ts', 'idempotency', 'rate-limit'],
    ['search-queue.ts', 'write-file.ts'],
    ['feature.ts'],
    ['pages'],
  ],
  db: [
    ['database.ts', 'notification-channel.ts', 'private-folder.ts', 'replica', 'shop-folder.ts'],
    ['ping.ts', 'read-only.ts', 'statements'],
    ['locks', 'transaction.ts'],
    ['boss-statements.ts', 'migrate.ts', 'pglite-dialect.ts'],
    ['migrations.ts', 'open-database.ts'],
  ],
  http: [
    ['bodies.ts', 'broadcast-invalidation.ts', 'headers.ts', 'health.ts', 'logging.ts', 'maintenance.ts'],
    ['health-app.ts', 'pages', 'replica-reads.ts'],
    ['protection'],
    ['responses'],
    ['client-errors.ts', 'register-route.ts'],
  ],
  seed: [
    ['facts', 'seed-activities.ts', 'seed-buyer-answers.ts', 'seed-payments.ts'],
    ['art', 'review-votes.ts', 'seed-consents.ts', 'seed-follows.ts', 'seed-store-follows.ts', 'seed-members.ts'],
    ['catalogue', 'seed-events.ts', 'seed-rewards.ts', 'seed-wallets.ts'],
    ['fitting.ts', 'seed-order.ts', 'seed-questions.ts', 'seed-wishlists.ts'],
    ['seed-purchases.ts'],
    ['seed-claims.ts', 'seed-delivered.ts', 'seed-inquiries.ts', 'seed-posted-purchases.ts'],
    ['seed-feed-pairs.ts'],
    ['seed-community.ts', 'seed-reviews.ts'],
    ['seed.ts'],
    ['desk'],
    ['real-shop.ts'],
  ],
};
