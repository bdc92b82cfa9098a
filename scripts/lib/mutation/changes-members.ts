import type { Change } from './mutate-changes.ts';

/** Changes to member pages, blocks and nicknames that a written test must notice. */
export const memberChanges: readonly Change[] = [
  {
    id: 'member-page-hidden-badges',
    file: 'server/members/profile/member-page-store.ts',
    find: ' and b.is_displayed',
    replace: '',
    tests: ['tests/server/members/profile/member-page.test.ts'],
    says: 'badges that a member hides are shown on the public page',
  },
  {
    id: 'member-block-keeps-follows',
    file: 'server/members/blocks/block-routes.ts',
    find: '      await partFollows(tx, user.id, userId);\n',
    replace: '',
    tests: ['tests/server/members/profile/follows.test.ts'],
    says: 'a member goes on to follow somebody who has blocked them',
  },
  {
    id: 'member-turned-nickname',
    file: 'domain/members/profile/profile-form.ts',
    find: 'v.check((text) => !hasTurn(text), ',
    replace: 'v.check(() => true, ',
    tests: ['tests/server/members/profile/nicknames.test.ts'],
    says: 'a nickname is drawn in another order than it is written',
  },
];
