import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../kit/context.ts';
import { hasAlready, weakTag } from '../kit/entity-tag.ts';
import type { StoredFile } from '../kit/ports/file-store.ts';
import { derivedPictures } from './derived.ts';
import { areaOf, isPrivate } from './object-name.ts';

type Ports = Pick<Context, 'files'>;
type Asked = FastifyRequest<{ Params: { '*': string } }>;

const FOREVER = 'public, max-age=31536000, immutable';
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

/**
 * Public files, which never change under their name: under `/content/` and, because other clients build the address of
 * a picture as its host and its object name, under that name. A private one does not exist here. A variant that is not
 * there yet is made.
 */
export function registerContent(app: FastifyInstance, { files }: Ports): void {
  const derive = derivedPictures({ files, log: app.log });
  const find = async (name: string) =>
    (await files.read(name)) ?? ((await derive(name)) ? files.read(name) : null);
  const answer = async (name: string, request: Asked, reply: FastifyReply) => {
    const area = areaOf(name);
    const file = area && !isPrivate(area) ? await find(name) : null;
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
