import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AssetStore } from '../../kit/ports/asset-store.ts';

type Asked = FastifyRequest<{ Params: { '*': string } }>;

const FOREVER = 'public, max-age=31536000, immutable';
const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
/** Names of built files, at most one folder deep. */
const NAME = /^(?:[\w-]+\/)?[\w-][\w.-]*\.\w+$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Returns the folder of the assets of the build before, which `npm run build` keeps. */
const beforeOf = (clientDir: string): string => `${clientDir}-before`;

/**
 * Serves assets that are not of the build that this server has started with: those of a newer build in
 * its folder, of the build before, and of the builds of other servers. A browser with a page of one
 * build thus finds its scripts at a server of another. Files never change under their name.
 */
export function registerOtherBuilds(
  app: FastifyInstance,
  { clientDir, assets }: { clientDir: string; assets: AssetStore | null },
): void {
  const folders = [clientDir, beforeOf(clientDir)];
  app.get('/assets/*', ROUTE, async (request: Asked, reply) => {
    const name = request.params['*'];
    if (!NAME.test(name)) return reply.callNotFound();
    const folder = folders.find((one) => existsSync(join(one, 'assets', name)));
    if (folder) return reply.sendFile(join('assets', name), folder);
    const file = await assets?.read(name);
    if (!file) return reply.callNotFound();
    return reply
      .type(TYPES[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', FOREVER)
      .compress(await buffer(file.body));
  });
}
