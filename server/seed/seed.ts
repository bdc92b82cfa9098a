import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database.ts';
import { LOCK_KEYS } from '../db/locks/lock-keys.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../kit/context.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { hashPassword } from '../members/passwords/passwords.ts';
import { type Art, readArt } from './art/art.ts';
import { writePictures } from './art/write-pictures.ts';
import { seedProducts } from './catalogue/seed-products.ts';
import { DEMO_PASSWORD } from './facts/accounts.ts';
import { MEMBERS } from './facts/members.ts';
import { seedBuyerAnswers } from './seed-buyer-answers.ts';
import { seedClaims } from './seed-claims.ts';
import { seedCommunity } from './seed-community.ts';
import { seedConsents } from './seed-consents.ts';
import { seedFollows } from './seed-follows.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedMembers } from './seed-members.ts';
import { seedPurchases } from './seed-purchases.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedRewards } from './seed-rewards.ts';
import { seedStoreFollows } from './seed-store-follows.ts';
import { seedWallets } from './seed-wallets.ts';
import { seedWishlists } from './seed-wishlists.ts';

/** Common data of inserted members. */
export type Beginning = { passwordHash: string; now: Date; art: Art };

/**
 * Seeds an empty shop in one transaction; a shop with members is unchanged. Missing pictures are
 * drawn. `more` adds data: the demonstration has work for administrators (`desk/`), the test image
 * none.
 */
export async function seed(
  db: Kysely<Database>,
  files: FileStore,
  clock: Clock,
  more?: (tx: Transaction<Database>, beginning: Beginning) => Promise<void>,
): Promise<void> {
  const art = await readArt();
  await writePictures(files, art);
  if (await hasMembers(db)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEYS.seed)})`.execute(tx);
    if (await hasMembers(tx)) return;
    const memberIds = await seedMembers(tx, passwordHash, now);
    await seedConsents(tx, memberIds, now);
    await fillShop(tx, memberIds.slice(0, MEMBERS.length), art, now);
    await more?.(tx, { passwordHash, now, art });
  });
}

/** Inserts products and what members did with them. */
async function fillShop(tx: Queryable, memberIds: readonly number[], art: Art, now: Date): Promise<void> {
  const products = await seedProducts(tx, memberIds, art, now);
  const purchases = await seedPurchases(tx, memberIds, products, now);
  await seedClaims(tx, purchases, now);
  const worn = await seedReviews(tx, memberIds, products, art, now);
  await seedQuestions(tx, memberIds, products, now);
  await seedBuyerAnswers(tx, now);
  await seedCommunity(tx, memberIds, [...purchases, ...worn], art, now);
  await seedInquiries(tx, purchases, adminOf(memberIds), now);
  await seedRewards(tx, memberIds, now);
  await seedWallets(tx, memberIds, now);
  await seedFollows(tx, memberIds, now);
  await seedStoreFollows(tx, memberIds, now);
  await seedWishlists(tx, memberIds, products, now);
}

/** Id of the seeded administrator, who answers for the shop. */
const adminOf = (memberIds: readonly number[]): number =>
  memberIds[MEMBERS.findIndex(({ role }) => role === 'admin')] ?? 0;

async function hasMembers(db: Pick<Kysely<Database>, 'selectFrom'>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
