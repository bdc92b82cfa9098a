import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { variantOf } from '#domain/kit/pictures/picture-variants.ts';
import type { Context } from '../kit/context.ts';
import { hasAlready, weakTag } from '../kit/entity-tag.ts';
import type { FileStore, StoredFile } from '../kit/ports/file-store.ts';
import { contentTypeOf } from './content-type.ts';
import { derivedPictures } from './derived-pictures.ts';
import { uploadOf } from './images.ts';
import { areaOf, isPrivate } from './object-name.ts';

type Ports = Pick<Context, 'files'>;
type Asked = FastifyRequest<{ Params: { '*': string } }>;

const FOREVER = 'public, max-age=31536000, immutable';
/** A substitute must not be cached, as the variant appears under the same name. */
const NOT_KEPT = 'private, no-store';
/**
 * Time in ms after an upload during which its variants are left to their job, including a retry.
 */
const STAND_IN_MS = 600_000;
const HIDDEN = { schema: { hide: true } };

/** Policy of uploaded files: opened as a document they load and run nothing. */
const NO_DOCUMENT = "default-src 'none'; sandbox";
/** Only the shop's own drawings are SVG, with inline styles; they have a policy of their own. */
const isDrawing = (type: string): boolean => type === 'image/svg+xml';

/** Sets type, size and policy of a stored file, public or private. */
export const describeFile = (reply: FastifyReply, name: string, { size }: StoredFile): FastifyReply => {
  const type = contentTypeOf(name);
  if (!isDrawing(type)) reply.header('content-security-policy', NO_DOCUMENT);
  return reply
    .type(type)
    .header('content-length', size)
    .header('cross-origin-resource-policy', 'cross-origin');
};

type Found = { name: string; file: StoredFile };

/**
 * Returns the upload to serve instead of a variant that its job has not created yet; null if there
 * is none, or if it is older than the job takes.
 */
async function standInFor(files: FileStore, name: string): Promise<Found | null> {
  const variant = variantOf(name);
  const upload = variant && `${variant.stem}.webp`;
  if (!upload || uploadOf(upload) !== upload) return null;
  const file = await files.read(upload);
  // The real time, as file ages do not follow the QA clock.
  if (!file || Date.now() - file.writtenAt.getTime() < STAND_IN_MS) return file && { name: upload, file };
  file.body.destroy();
  return null;
}

const sendStandIn = (reply: FastifyReply, { name, file }: Found): FastifyReply =>
  describeFile(reply, name, file).header('cache-control', NOT_KEPT).send(file.body);

/**
 * Registers public files, which never change under their name: under `/content/`, and under the
 * object name itself, which other clients append to the host. Private files are not found. A
 * missing variant is substituted by a new upload, or else created.
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
    // Unlike files, misses count against the rate limit.
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
