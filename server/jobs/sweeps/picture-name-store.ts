import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

type Unnamed = { name: string; was_sent: boolean };

/**
 * Finds files that no row refers to. A row never refers to an older file later, so that the result
 * stays valid. `was_sent` means that a member of this database uploaded it.
 */
export async function unnamedOf(db: Queryable, names: readonly string[]): Promise<Unnamed[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<Unnamed>`
    select upload.file as name, exists (select from uploads where file = upload.file) as was_sent
    from unnest(${names}::text[]) as upload (file)
    where not exists (select from feed_images where url = upload.file)
      and not exists (select from event_images where url = upload.file)
      and not exists (select from events where upload.file in (image_url, wide_image_url))
      and not exists (select from product_images where url = upload.file)
      and not exists (select from product_story_blocks where url = upload.file)
      and not exists (select from review_images where url = upload.file)
      and not exists (select from claim_images where url = upload.file)
      and not exists (select from inquiry_pictures where url = upload.file)
      and not exists (select from questions where picture_url = upload.file)
      and not exists (select from seller_documents where file = upload.file)
      and not exists (select from stores where upload.file in (logo_url, banner_url))
      and not exists (select from users where profile_image_url = upload.file)`.execute(db);
  return rows;
}
