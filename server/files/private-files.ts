import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../kit/context.ts';
import { PRIVATE_AREAS, type PrivateArea } from '../kit/ports/file-store.ts';
import { ShopError } from '../kit/shop-error.ts';
import { describeFile } from './content-routes.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

/** Whether the caller of a request may see the file of this object name. */
export type MaySee = (name: string, request: FastifyRequest) => Promise<boolean>;

/**
 * The one way to a private file: past the check of its area, and kept by no cache. For everybody else it does not
 * exist. An area without a check does not compile.
 */
export function registerPrivateFiles(
  app: FastifyInstance,
  { files }: Pick<Context, 'files'>,
  checks: Readonly<Record<PrivateArea, MaySee>>,
): void {
  for (const area of PRIVATE_AREAS)
    app.get<{ Params: { file: string } }>(`/content/images/${area}/:file`, ROUTE, async (request, reply) => {
      const name = `images/${area}/${request.params.file}`;
      if (!(await checks[area](name, request))) throw new ShopError('NOT_FOUND');
      const file = await files.read(name);
      if (!file) throw new ShopError('NOT_FOUND');
      return describeFile(reply, name, file).header('cache-control', 'private, no-store').send(file.body);
    });
}
