import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../kit/context.ts';
import type { Authenticator, Member } from '../kit/feature.ts';
import { ADDRESSED_AREAS, type AddressedArea } from '../kit/ports/file-store.ts';
import { isSigned } from '../kit/secrets/signed-addresses.ts';
import { ShopError } from '../kit/shop-error.ts';
import { describeFile } from './content-routes.ts';
import { uploadOf } from './images.ts';

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

const signature = v.object({ until: v.string(), sign: v.string() });

/**
 * Returns the access check of private pictures: by a signed address, which an `<img>` can ask for, or
 * by the token of a member who may read the picture of this name.
 */
export const signedPictures =
  (
    { db, clock }: Pick<Context, 'db' | 'clock'>,
    authenticate: Authenticator,
    mayRead: (name: string, user: Member) => Promise<boolean>,
  ): MaySee =>
  async (file, request) => {
    const name = file.endsWith('.webp') ? uploadOf(file) : null;
    if (!name) return false;
    const signed = v.safeParse(signature, request.query);
    if (signed.success && (await isSigned(db, name, signed.output, clock.now()))) return true;
    const user = await authenticate(request);
    return user !== null && mayRead(name, user);
  };
