import { type MaySee, signedPictures } from '../files/private-files.ts';
import type { Context } from '../kit/context.ts';
import type { Authenticator } from '../kit/feature.ts';
import { isReadable } from './picture-store.ts';

/** Access check of pictures in inquiries: whoever may read their thread. */
export const maySeeInquiryPicture = (
  ports: Pick<Context, 'db' | 'clock'>,
  authenticate: Authenticator,
): MaySee => signedPictures(ports, authenticate, (name, user) => isReadable(ports.db, name, user));
