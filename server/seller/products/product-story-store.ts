import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import { withStoryTexts } from '#domain/seller/products/story-texts.ts';
import { findStory } from '../../catalogue/products/product-story-store.ts';
import type { Queryable } from '../../db/database.ts';

/** Replaces the whole story of a product; unreferenced files are deleted by a job. */
export async function replaceStory(
  tx: Queryable,
  productId: number,
  blocks: readonly StoryBlock[],
): Promise<void> {
  await tx.deleteFrom('product_story_blocks').where('product_id', '=', productId).execute();
  if (blocks.length === 0) return;
  await tx
    .insertInto('product_story_blocks')
    .values(
      blocks.map((block, place) => ({
        product_id: productId,
        place,
        ...(block.kind === 'TEXT'
          ? { body: block.text, url: null, alt: null, width: null, height: null }
          : { body: null, url: block.imageUrl, alt: block.alt, width: block.width, height: block.height }),
      })),
    )
    .execute();
}

/** Replaces the texts of a story by those of a file; its pictures stay. */
export async function putStoryTexts(
  tx: Queryable,
  productId: number,
  texts: readonly string[] | undefined,
): Promise<void> {
  if (texts) await replaceStory(tx, productId, withStoryTexts(await findStory(tx, productId), texts));
}
