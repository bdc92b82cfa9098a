import { type MaySee, signedPictures } from '../files/private-files.ts';
import type { Context } from '../kit/context.ts';
import type { Authenticator } from '../kit/feature.ts';
import { isPictureReadable } from './question-read-store.ts';
import { viewerOf } from './question-rows-sql.ts';

/** Access check of pictures of questions: whoever may read the question. */
export const maySeeQuestionPicture = (
  ports: Pick<Context, 'db' | 'clock'>,
  authenticate: Authenticator,
): MaySee =>
  signedPictures(ports, authenticate, (name, user) => isPictureReadable(ports.db, name, viewerOf(user)));
