import { uploadOf } from '../../files/images.ts';
import { removeUploads } from '../../files/upload-store.ts';
import type { Context } from '../../kit/context.ts';
import { UPLOAD_AREAS } from '../../kit/ports/file-store.ts';
import { unnamedOf } from './picture-name-store.ts';

type Ports = Pick<Context, 'db' | 'log'> & { files: Pick<Context['files'], 'list' | 'remove'> };

/** No request takes as long: what no row names by then was left by a crash, never by one under way. */
const AGE_MS = 86_400_000;
/** What a crash has left of a write: every write ends within a day, so no file of this kind is in use by then. */
const DRAFT = /\.part$/;
/** Where this many are there and none is named, the folder belongs to another shop's database; crashes leave fewer. */
const STRANGE = 20;

/** Removes uploaded pictures, with their variants, that no row names, and drafts of any picture. */
export async function sweepPictures({ db, files, log }: Ports): Promise<void> {
  const old = await uploadsBefore(files, Date.now() - AGE_MS);
  const names = new Set(old.map(uploadOf).filter((name) => name !== null));
  const rows = await unnamedOf(db, [...names]);
  const unnamed = new Set(rows.map(({ name }) => name));
  const sent = rows.filter(({ was_sent }) => was_sent).map(({ name }) => name);
  if (unnamed.size === names.size && sent.length === 0 && names.size >= STRANGE) {
    log.warn({ pictures: names.size }, 'no row names any of the uploaded pictures: they are kept');
    return;
  }
  const orphans = old.filter((file) => DRAFT.test(file) || unnamed.has(uploadOf(file) ?? ''));
  for (const file of orphans) await files.remove(file);
  await removeUploads(db, sent);
  if (orphans.length > 0)
    log.info({ files: orphans.length }, 'removed pictures that no row names, and drafts');
}

/** Everything in the upload areas, drafts and drawn pictures as well. The age of a file is a real one: the clock that QA moves makes nothing old. */
async function uploadsBefore(files: Ports['files'], time: number): Promise<string[]> {
  const listed = await Promise.all(UPLOAD_AREAS.map((area) => files.list(area)));
  return listed
    .flat()
    .filter(({ writtenAt }) => writtenAt.getTime() < time)
    .map(({ name }) => name);
}
