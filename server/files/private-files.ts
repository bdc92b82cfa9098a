import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../kit/context.ts';
import { ADDRESSED_AREAS, type AddressedArea } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { describeFile } from './content-routes.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

/** Access check of a private file by its object name. */
export type MaySee = (name: string, request: FastifyRequest) => Promise<boolean>;

/**
 * Registers the address of private files with the access check of their area; uncached, and 404 if
 * denied. An area without a check does not compile.
 */
export function registerPrivateFiles(
  app: FastifyInstance,
  { files }: Pick<Context, 'files'>,
  checks: Readonly<Record<AddressedArea, MaySee>>,
): void {
  for (const area of ADDRESSED_AREAS)
    app.get<{ Params: { file: string } }>(`/content/images/${area}/:file`, ROUTE, async (request, reply) => {
      const name = `images/${area}/${request.params.file}`;
      if (!(await checks[area](name, request))) throw new ShopError('NOT_FOUND');
      const file = await files.read(name);
      if (!file) throw new ShopError('NOT_FOUND');
      return describeFile(reply, name, file).header('cache-control', 'private, no-store').send(file.body);
    });
}
