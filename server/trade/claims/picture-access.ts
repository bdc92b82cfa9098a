import * as v from 'valibot';
import { uploadOf } from '../../files/images.ts';
import type { MaySee } from '../../files/private-files.ts';
import type { Context } from '../../kit/context.ts';
import type { Authenticator } from '../../kit/feature.ts';
import { isSigned } from '../orders/claims/claim-picture-address.ts';
import { mayReadPicture } from '../orders/claims/claim-store.ts';

const signature = v.object({ until: v.string(), sign: v.string() });

/**
 * Access check of claim pictures, which show private property: buyer, sellers of the line and
 * administrators, by token or by a signed address.
 */
export const maySeeClaimPicture =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>, authenticate: Authenticator): MaySee =>
  async (file, request) => {
    const name = file.endsWith('.webp') ? uploadOf(file) : null;
    if (!name) return false;
    const signed = v.safeParse(signature, request.query);
    if (signed.success && (await isSigned(db, name, signed.output, clock.now()))) return true;
    const user = await authenticate(request);
    return user !== null && (user.userType === 'admin' || mayReadPicture(db, name, user.id));
  };
