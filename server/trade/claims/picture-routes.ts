import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pictureOf } from '../../files/images.ts';
import type { Context } from '../../kit/context.ts';
import type { Authenticator } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { isSigned } from '../orders/claim-picture-address.ts';
import { mayReadPicture } from '../orders/claim-store.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };
const signature = v.object({ until: v.string(), sign: v.string() });

/**
 * Pictures of requests for return and exchange show people's things and homes: only the buyer, the sellers of the line
 * and administrators see them, by their token or by an address that the shop has signed for them. For all others
 * they do not exist.
 */
export function registerClaimPictures(
  app: FastifyInstance,
  context: Context,
  authenticate: Authenticator,
): void {
  app.get<{ Params: { file: string } }>('/content/images/claims/:file', ROUTE, async (request, reply) => {
    const file = `images/claims/${request.params.file}`;
    const name = file.endsWith('.webp') ? pictureOf(file) : null;
    if (!name || !(await isAllowed(name, request, context, authenticate))) throw new ShopError('NOT_FOUND');
    const bytes = await readFile(join(context.files.root, file)).catch(() => null);
    if (!bytes) throw new ShopError('NOT_FOUND');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/webp')
      .send(bytes);
  });
}

async function isAllowed(
  name: string,
  request: FastifyRequest,
  { db, clock }: Context,
  authenticate: Authenticator,
): Promise<boolean> {
  const signed = v.safeParse(signature, request.query);
  if (signed.success && (await isSigned(db, name, signed.output, clock.now()))) return true;
  const user = await authenticate(request);
  return user !== null && (user.userType === 'admin' || mayReadPicture(db, name, user.id));
}
