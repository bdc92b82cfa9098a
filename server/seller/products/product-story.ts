import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import type { WantedStoryBlock } from '#domain/seller/products/story-form.ts';
import { findStory } from '../../catalogue/products/product-story-store.ts';
import type { Queryable } from '../../db/database.ts';
import { ShopError } from '../../kit/shop-error.ts';
import type { Sent } from './product-pictures.ts';
import { replaceStory } from './product-story-store.ts';

/**
 * Replaces the story of a product. A picture is an uploaded one, or one that the story of this product has already;
 * throws PICTURE_NOT_FOUND for any other address.
 */
export async function applyStory(
  tx: Queryable,
  productId: number,
  sent: readonly Sent[],
  wanted: readonly WantedStoryBlock[] | undefined,
): Promise<void> {
  if (!wanted) return;
  const present = await findStory(tx, productId);
  const files = sent.filter(({ field }) => field === 'storyImages');
  await replaceStory(
    tx,
    productId,
    wanted.map((block) => placedOf(block, files, present)),
  );
}

function placedOf(
  block: WantedStoryBlock,
  files: readonly Sent[],
  present: readonly StoryBlock[],
): StoryBlock {
  if (block.kind === 'TEXT') return block;
  const { kind, imageUrl, fileIndex = 0, alt } = block;
  if (imageUrl === undefined) {
    const file = files[fileIndex];
    if (!file) throw new ShopError('PICTURE_NOT_FOUND');
    return { kind, imageUrl: file.objectName, alt, width: file.width, height: file.height };
  }
  const own = present.find((one) => one.kind === 'PICTURE' && one.imageUrl === imageUrl);
  if (own?.kind !== 'PICTURE') throw new ShopError('PICTURE_NOT_FOUND');
  return { ...own, alt };
}
