import type { Kysely } from 'kysely';
import { ConfigRefused } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { verifyPassword } from '../members/passwords/passwords.ts';
import { readArt } from './art/art.ts';
import { categoryPicture } from './art/shown-pictures.ts';
import { writePictures } from './art/write-pictures.ts';
import { DESK_MEMBERS } from './desk/people.ts';
import { DEMO_PASSWORD } from './facts/accounts.ts';
import { CATEGORIES } from './facts/catalogue.ts';
import { MEMBERS, UNASKED } from './facts/members.ts';

/**
 * Prepares a production shop with its categories only, without demo members and their known
 * password.
 */
export async function prepareReal(db: Kysely<Database>, files: FileStore): Promise<void> {
  const art = await readArt();
  await writePictures(files, art);
  // Only once, so that a deleted category is not created again at the next start.
  if (!(await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()))
    await db
      .insertInto('categories')
      .values(CATEGORIES.map((category) => ({ ...category, image_url: categoryPicture(art, category.type) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const known = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('status', '=', 'ACTIVE')
    .where(
      'email',
      'in',
      [...MEMBERS, ...UNASKED, ...DESK_MEMBERS].map(({ email }) => email),
    )
    .execute();
  for (const { email, password_hash: hash } of known) {
    if (hash === null || !(await verifyPassword(hash, DEMO_PASSWORD))) continue;
    throw new ConfigRefused(
      `NODE_ENV=production refuses: ${email} has the password of the demonstration. Use another database.`,
    );
  }
}
