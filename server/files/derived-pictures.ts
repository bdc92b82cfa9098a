import { buffer } from 'node:stream/consumers';
import { type PictureVariant, variantOf } from '#domain/kit/pictures/picture-variants.ts';
import { bounded } from '../kit/bounded-queue.ts';
import type { Context } from '../kit/context.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { encodeAs, inWidth } from './image-encoding.ts';

type Ports = { files: FileStore; log: Pick<Context['log'], 'warn'> };

/** Formats of stored originals: uploads, rendered pictures and drawings. */
const ORIGINALS = ['webp', 'avif', 'svg'] as const;
/** Concurrent encodings (one CPU core), and most queued ones; further requests are refused. */
const AT_ONCE = 1;
const MAY_WAIT = 60;

/**
 * Returns a function that creates a missing variant of a stored picture: of drawings, older uploads
 * and failed jobs. Concurrent requests share one encoding, and the result is stored. It returns
 * whether the variant exists now.
 */
export function derivedPictures({ files, log }: Ports): (name: string) => Promise<boolean> {
  const queue = bounded(AT_ONCE, MAY_WAIT);
  const underWay = new Map<string, Promise<boolean>>();
  const derive = async (name: string, variant: PictureVariant): Promise<boolean> => {
    const original = await originalOf(files, variant);
    if (!original) return false;
    const made = await queue(() => encode({ files, log }, original, variant));
    if (!made) return false;
    await files.put(name, made, { redrawable: true });
    if (await files.has(original)) return true;
    // The original was deleted meanwhile, before this variant existed.
    await files.remove(name);
    return false;
  };
  return (name) => {
    const variant = variantOf(name);
    if (!variant) return Promise.resolve(false);
    const running = underWay.get(name) ?? derive(name, variant).finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
}

/** Returns the stored original of a variant; null if there is none. */
async function originalOf(files: FileStore, { stem }: PictureVariant): Promise<string | null> {
  for (const ending of ORIGINALS) if (await files.has(`${stem}.${ending}`)) return `${stem}.${ending}`;
  return null;
}

/**
 * Encodes a variant; null if the original was deleted or is incomplete, as after a power failure.
 */
async function encode(
  { files, log }: Ports,
  original: string,
  { width, format }: PictureVariant,
): Promise<Buffer | null> {
  const file = await files.read(original);
  if (!file) return null;
  const stored = await buffer(file.body);
  try {
    return await encodeAs(await inWidth(stored, width), format);
  } catch (error) {
    log.warn({ err: error, original }, 'stored picture cannot be read');
    return null;
  }
}
