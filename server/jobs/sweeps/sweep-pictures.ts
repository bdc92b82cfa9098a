import { uploadOf } from '../../files/images.ts';
import { removeUploads } from '../../files/upload-store.ts';
import type { Context } from '../../kit/context.ts';
import { UPLOAD_AREAS } from '../../kit/ports/file-store.ts';
import { unnamedOf } from './picture-name-store.ts';

type Ports = Pick<Context, 'db' | 'log'> & { files: Pick<Context['files'], 'list' | 'remove'> };

/** Age in ms after which an unreferenced picture is an orphan; no request takes as long. */
const AGE_MS = 86_400_000;
/** Matches drafts, which a crash leaves; every write ends within a day. */
const DRAFT = /\.part$/;
/**
 * Number of unreferenced pictures above which the folder is assumed to belong to another database.
 */
const STRANGE = 20;

/** Deletes orphaned uploads with their variants, and drafts. */
export async function sweepPictures({ db, files, log }: Ports): Promise<void> {
  const old = await uploadsBefore(files, Date.now() - AGE_MS);
  const names = new Set(old.map(uploadOf).filter((name) => name !== null));
  const rows = await unnamedOf(db, [...names]);
  const unnamed = new Set(rows.map(({ name }) => name));
  const sent = rows.filter(({ was_sent }) => was_sent).map(({ name }) => name);
  if (unnamed.size === names.size && sent.length === 0 && names.size >= STRANGE) {
    log.warn({ pictures: names.size }, 'no uploaded picture is referenced: keeping all of them');
    return;
  }
  const orphans = old.filter((file) => DRAFT.test(file) || unnamed.has(uploadOf(file) ?? ''));
  for (const file of orphans) await files.remove(file);
  await removeUploads(db, sent);
  if (orphans.length > 0) log.info({ files: orphans.length }, 'deleted unreferenced pictures and drafts');
}

/** Finds old files in the upload areas by real time, as file ages do not follow the QA clock. */
async function uploadsBefore(files: Ports['files'], time: number): Promise<string[]> {
  const listed = await Promise.all(UPLOAD_AREAS.map((area) => files.list(area)));
  return listed
    .flat()
    .filter(({ writtenAt }) => writtenAt.getTime() < time)
    .map(({ name }) => name);
}
