import { type MaySee, signedPictures } from '../../files/private-files.ts';
import type { Context } from '../../kit/context.ts';
import type { Authenticator } from '../../kit/feature.ts';
import { mayReadPicture } from '../orders/claims/claim-store.ts';

/** Access check of claim pictures, which show private property: buyer, sellers of the line and administrators. */
export const maySeeClaimPicture = (
  ports: Pick<Context, 'db' | 'clock'>,
  authenticate: Authenticator,
): MaySee =>
  signedPictures(
    ports,
    authenticate,
    async (name, { id, userType }) => userType === 'admin' || mayReadPicture(ports.db, name, id),
  );
