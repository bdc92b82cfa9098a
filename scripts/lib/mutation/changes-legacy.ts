import type { Change } from './mutate-changes.ts';

const REWARDS = ['tests/server/admin/feed-rewards/feed-rewards-desk.test.ts'];

/** Changes to what clients of the legacy API read that a written test must notice. */
export const legacyChanges: readonly Change[] = [
  {
    id: 'legacy-size-refused',
    file: 'domain/kit/forms/fields.ts',
    find: 'v.transform((size) => Math.min(size, most)),',
    replace: 'v.maxValue(most),',
    tests: ['tests/server/http/list-sizes.test.ts'],
    says: 'an old client that asks for large pages sees no list at all',
  },
  {
    id: 'legacy-today-past',
    file: 'domain/events/event-form.ts',
    find: 'if (eventStartDate >= today) return [];',
    replace: 'if (eventStartDate > today) return [];',
    tests: ['tests/server/events/editor.test.ts'],
    says: 'an event cannot begin today',
  },
  {
    id: 'legacy-reward-without-feed',
    file: 'server/admin/feed-rewards/to-reward-response.ts',
    find: 'feedId: row.feedId ?? 0,',
    replace: 'feedId: row.feedId ?? -1,',
    tests: REWARDS,
    says: 'a reward about no feed has a number that an old client looks for',
  },
  {
    id: 'legacy-reward-done',
    file: 'server/admin/feed-rewards/feed-reward-service.ts',
    find: `if (state !== 'PROCESSED' && state !== 'CANCELLED') throw`,
    replace: 'if (state) throw',
    tests: REWARDS,
    says: 'an old client that pays a reward twice is answered with an error',
  },
  {
    id: 'legacy-newest-goods',
    file: 'server/seller/products/product-list-store.ts',
    find: 'latest: sql`p.created_at desc, p.id desc`',
    replace: 'latest: sql`p.updated_at desc, p.id desc`',
    tests: ['tests/server/seller/products/product-list.test.ts'],
    says: 'a seller does not find the product just registered first',
  },
];
