import { buffer } from 'node:stream/consumers';
import { type PictureVariant, variantOf } from '#domain/kit/pictures/picture-variants.ts';
import { bounded } from '../kit/bounded.ts';
import type { Context } from '../kit/context.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { encodeAs, inWidth } from './pixels.ts';

type Ports = { files: FileStore; log: Pick<Context['log'], 'warn'> };

/** What pictures are stored as: uploads, what the shop has rendered, and what it has drawn. */
const ORIGINALS = ['webp', 'avif', 'svg'] as const;
/** One core at most; whoever would wait for more than so many others is told to come again. */
const AT_ONCE = 1;
const MAY_WAIT = 60;

/**
 * Makes the variant of a stored picture that is asked for and not there: of drawings, of uploads of earlier versions,
 * and of those whose job has failed. Each is made once, however many ask, and lies in the store from then on. Answers whether it is there now.
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
    if (await isThere(files, original)) return true;
    // Removed meanwhile, and its variants before this one was among them.
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

/** The stored picture that a variant is made from. */
async function originalOf(files: FileStore, { stem }: PictureVariant): Promise<string | null> {
  for (const ending of ORIGINALS) if (await isThere(files, `${stem}.${ending}`)) return `${stem}.${ending}`;
  return null;
}

/** Whether the store has a file of this name. */
export async function isThere(files: FileStore, name: string): Promise<boolean> {
  const file = await files.read(name);
  file?.body.destroy();
  return file !== null;
}

/** Null where the file has gone meanwhile or holds no picture: half of one, after a power cut. */
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
    log.warn({ err: error, original }, 'a stored picture cannot be read');
    return null;
  }
}
