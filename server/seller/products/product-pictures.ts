import { PRODUCT_LIMITS, type WantedPicture } from '#domain/seller/products/product-form.ts';
import type { Queryable } from '../../db/database.ts';
import type { StoredPicture } from '../../files/images.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type Placed, picturesOf, putPictures } from './product-parts-store.ts';

const FIELD_OF = { MAIN: 'mainImages', DETAIL: 'detailImages' } as const;
const TYPES = ['MAIN', 'DETAIL'] as const;
type Kind = (typeof TYPES)[number];
/** Stored picture with its form field. */
export type Sent = StoredPicture & { field: string };

const urlsOf = (sent: readonly Sent[], type: Kind): string[] =>
  sent.filter(({ field }) => field === FIELD_OF[type]).map(({ objectName }) => objectName);

/**
 * Applies the pictures of a form: the complete list or, without one, the uploaded files of each
 * type. Types without an upload are unchanged.
 */
export async function applyPictures(
  tx: Queryable,
  productId: number,
  sent: readonly Sent[],
  wanted: readonly WantedPicture[] | undefined,
): Promise<void> {
  const types = wanted ? TYPES : TYPES.filter((type) => urlsOf(sent, type).length > 0);
  if (types.length === 0) return;
  const placed = wanted
    ? placedOf(wanted, sent, await picturesOf(tx, productId))
    : types.flatMap((type) => urlsOf(sent, type).map((url) => ({ url, type, color: null })));
  for (const type of types)
    if (placed.filter((one) => one.type === type).length > PRODUCT_LIMITS.pictures)
      throw new ShopError('IMAGE_COUNT_EXCEEDED', [], {
        sentence: `사진은 종류마다 ${PRODUCT_LIMITS.pictures}장까지 올릴 수 있어요.`,
      });
  await putPictures(tx, productId, types, placed);
}

type Present = { id: number; url: string; type: string };

function placedOf(
  wanted: readonly WantedPicture[],
  sent: readonly Sent[],
  present: readonly Present[],
): Placed[] {
  const ids = wanted.flatMap(({ imageId }) => imageId ?? []);
  if (new Set(ids).size !== ids.length) throw unknownPicture();
  return wanted.map(({ imageId, fileIndex, type, color = null }) => {
    if ((imageId === undefined) === (fileIndex === undefined)) throw unknownPicture();
    if (imageId !== undefined) {
      const own = present.find((row) => row.id === imageId && row.type !== 'TURN');
      if (!own) throw new ShopError('PICTURE_NOT_FOUND');
      return { id: imageId, url: own.url, type, color };
    }
    const url = urlsOf(sent, type)[fileIndex ?? 0];
    if (url === undefined) throw unknownPicture();
    return { url, type, color };
  });
}

const unknownPicture = () =>
  new ShopError('INVALID_INPUT_VALUE', [{ field: 'images', message: '사진을 다시 골라 주세요.' }]);
