import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { variantOf } from '#domain/kit/pictures/picture-variants.ts';
import type { Context } from '../kit/context.ts';
import { hasAlready, weakTag } from '../kit/entity-tag.ts';
import type { FileStore, StoredFile } from '../kit/ports/file-store.ts';
import { derivedPictures } from './derived.ts';
import { uploadOf } from './images.ts';
import { areaOf, isPrivate } from './object-name.ts';

type Ports = Pick<Context, 'files'>;
type Asked = FastifyRequest<{ Params: { '*': string } }>;

const FOREVER = 'public, max-age=31536000, immutable';
/** A stand-in is asked for again at the next look: the variant has its name as soon as it is there. */
const NOT_KEPT = 'private, no-store';
/** How long after an upload its variants are left to their job, in ms: by then one that was killed is tried again. */
const STAND_IN_MS = 600_000;
const HIDDEN = { schema: { hide: true } };
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
};

/** What a member has sent is no document: opened on its own, it loads nothing and runs nothing. */
const NO_DOCUMENT = "default-src 'none'; sandbox";
/** Only the shop's own drawings are SVG, and their styles are written in them: the policy of drawings guards these. */
const isDrawing = (type: string): boolean => type === 'image/svg+xml';

/** What every stored file is sent with, public or private: its type and size, its policy, and that it may be shown elsewhere. */
export const describeFile = (reply: FastifyReply, name: string, { size }: StoredFile): FastifyReply => {
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  if (!isDrawing(type)) reply.header('content-security-policy', NO_DOCUMENT);
  return reply
    .type(type)
    .header('content-length', size)
    .header('cross-origin-resource-policy', 'cross-origin');
};

type Found = { name: string; file: StoredFile };

/**
 * Returns the upload that is served in place of a variant which its job has yet to make; null where there is none, or
 * where it is older than a job takes.
 */
async function standInFor(files: FileStore, name: string): Promise<Found | null> {
  const variant = variantOf(name);
  const upload = variant && `${variant.stem}.webp`;
  if (!upload || uploadOf(upload) !== upload) return null;
  const file = await files.read(upload);
  // The age of a file is a real one, whatever clock QA moves.
  if (!file || Date.now() - file.writtenAt.getTime() < STAND_IN_MS) return file && { name: upload, file };
  file.body.destroy();
  return null;
}

const sendStandIn = (reply: FastifyReply, { name, file }: Found): FastifyReply =>
  describeFile(reply, name, file).header('cache-control', NOT_KEPT).send(file.body);

/**
 * Public files, which never change under their name: under `/content/` and, because other clients build the address of
 * a picture as its host and its object name, under that name. A private one does not exist here. In place of a variant
 * that is not there yet a new upload is served itself; of any other picture the variant is made.
 */
export function registerContent(app: FastifyInstance, { files }: Ports): void {
  const derive = derivedPictures({ files, log: app.log });
  const derived = async (name: string) => ((await derive(name)) ? files.read(name) : null);
  const answer = async (name: string, request: Asked, reply: FastifyReply) => {
    const area = areaOf(name);
    if (area === null || isPrivate(area)) return reply.callNotFound();
    const stored = await files.read(name);
    const standIn = stored ? null : await standInFor(files, name);
    if (standIn) return sendStandIn(reply, standIn);
    const file = stored ?? (await derived(name));
    // What is not there counts against its caller's limit, which files do not.
    if (!file) return reply.callNotFound();
    const tag = weakTag(`${file.size.toString(36)}-${file.writtenAt.getTime().toString(36)}`);
    reply.header('cache-control', FOREVER).header('etag', tag);
    if (hasAlready(request.headers['if-none-match'], tag)) {
      file.body.destroy();
      return reply.status(304).send();
    }
    return describeFile(reply, name, file).send(file.body);
  };
  app.get('/content/*', HIDDEN, (request: Asked, reply) => answer(request.params['*'], request, reply));
  app.get('/images/*', HIDDEN, (request: Asked, reply) =>
    answer(`images/${request.params['*']}`, request, reply),
  );
}
