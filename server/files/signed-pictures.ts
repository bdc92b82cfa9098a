import * as v from 'valibot';
import type { Context } from '../kit/context.ts';
import type { Authenticator, Member } from '../kit/feature.ts';
import { isSigned } from '../kit/secrets/signed-addresses.ts';
import { uploadOf } from './images.ts';
import type { MaySee } from './private-files.ts';

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
