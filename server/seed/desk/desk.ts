import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ACCOUNTS } from '../facts/accounts.ts';
import { placeNextFeed } from '../facts/feed-ids.ts';
import type { Beginning } from '../seed.ts';
import { CARE } from './care.ts';
import { CASES } from './cases.ts';
import { COUPONS } from './coupons.ts';
import { OWN_ACCOUNT } from './demo-account.ts';
import { EVENTS } from './events.ts';
import { seedNotices } from './notices.ts';
import { seedPeople } from './people.ts';
import { POSTS } from './posts.ts';
import { REWARDS } from './rewards.ts';
import { SELLING } from './selling.ts';
import { type Lent, play } from './stage.ts';
import { statementsUntil } from './statements.ts';
import { seedVisits } from './visits.ts';

/**
 * Adds the work of administrators to a seeded shop: report cases, sanctions, campaigns, rewards,
 * events and applications in every state, with an audit log. It is created by the shop's own
 * services with additional members.
 */
export async function seedDesk(tx: Transaction<Database>, lent: Lent, beginning: Beginning): Promise<void> {
  const { now, art } = beginning;
  const adminId = await idOf(tx, 'admin');
  const people = await seedPeople(tx, beginning);
  const doings = [...POSTS, ...CASES, ...CARE, ...COUPONS, ...REWARDS, ...EVENTS, ...SELLING, ...OWN_ACCOUNT];
  await play(tx, { lent, people, adminId, now, art }, [...doings, ...statementsUntil(now)]);
  await placeNextFeed(tx, now);
  await seedNotices(tx, { shopperId: await idOf(tx, 'user'), now });
  await seedVisits(tx);
  // These events are in the past, so that no e-mails are sent and the outbox is empty.
  await tx.deleteFrom('mails').execute();
  await tx.updateTable('notices').set({ mail_due: false }).where('mail_due', '=', true).execute();
}

async function idOf(tx: Transaction<Database>, wanted: 'admin' | 'user'): Promise<number> {
  const email = ACCOUNTS.find(({ role }) => role === wanted)?.email ?? '';
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
