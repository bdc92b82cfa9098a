import type { Transaction } from 'kysely';
import {
  type ApplicantBlock,
  type ApplicationForm,
  isApplicantBlock,
  type MyApplication,
  type OwnApplication,
} from '#domain/seller/application.ts';
import { againFrom, isOpen, mayMove } from '#domain/seller/application-states.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import { removeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findBlocks } from '../../withdrawal/blocks-store.ts';
import {
  type ApplicationRecord,
  blankApplication,
  findLatest,
  insertApplication,
  isNameTaken,
  lockLatest,
  rewriteApplication,
} from './application-store.ts';
import { attachDocument, viewDocument } from './document-service.ts';
import { dropNamed } from './document-store.ts';
import { stateOf, toOwnApplication } from './to-application-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Writing = Ports & Pick<Context, 'files'>;

/** Returns the open business of an applicant as a buyer, which prevents an approval. */
export const findInTheWay = async (db: Queryable, userId: number, now: Date): Promise<ApplicantBlock[]> =>
  (await findBlocks(db, userId, now)).filter(isApplicantBlock);

/** Returns the caller's latest application and role. */
export async function readOwn({ db, clock }: Ports, user: Member): Promise<MyApplication> {
  const row = await findLatest(db, user.id);
  const now = clock.now();
  const waits = row !== undefined && isOpen(stateOf(row.state));
  return {
    userType: user.userType,
    application: row ? toOwnApplication(row, await viewDocument(db, row.id), now) : null,
    inTheWay: waits ? await findInTheWay(db, user.id, now) : [],
  };
}

/** Creates the error STORE_NAME_TAKEN at the field `storeName`. */
export const storeNameTaken = (cause?: unknown) =>
  new ShopError('STORE_NAME_TAKEN', [{ field: 'storeName', message: '이미 쓰고 있는 이름이에요.' }], {
    cause,
  });

/** Maps a unique violation of concurrent applications for one name to STORE_NAME_TAKEN. */
const naming = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? storeNameTaken(error) : error;
  });

type Work = (tx: Transaction<Database>) => Promise<{ row: ApplicationRecord; gone: string[] }>;

/** Runs a write of an application; replaced files are deleted after the commit. */
async function written(
  ports: Writing,
  attempt: IdempotentRequest | null,
  work: Work,
): Promise<OwnApplication> {
  let gone: string[] = [];
  const answer = await naming(
    runIdempotent(ports, attempt, async (tx) => {
      const done = await work(tx);
      gone = done.gone;
      return toOwnApplication(done.row, await viewDocument(tx, done.row.id), ports.clock.now());
    }),
  );
  await removeAll(ports.files, gone);
  return answer;
}

/** Submits an application; refused while another is open or the name is taken. */
export const send = (
  ports: Writing,
  user: Member,
  form: ApplicationForm,
  attempt: IdempotentRequest | null,
): Promise<OwnApplication> =>
  written(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    refuseAnother(await lockLatest(tx, user.id), now);
    await lockAuthor(tx, user.id);
    if (await isNameTaken(tx, form.storeName, user.id)) throw storeNameTaken();
    const row = await insertApplication(tx, user.id, form, now);
    if (!row) throw new ShopError('APPLICATION_EXISTS');
    return { row, gone: await documented(tx, row, form) };
  });

/** Attaches the document of the form; a form without the field leaves the existing one. */
const documented = async (
  tx: Queryable,
  { id: applicationId, userId }: ApplicationRecord,
  { documentId }: ApplicationForm,
): Promise<string[]> =>
  documentId === undefined ? [] : attachDocument(tx, { userId, applicationId, documentId });

function refuseAnother(latest: ApplicationRecord | undefined, now: Date): void {
  if (!latest) return;
  const state = stateOf(latest.state);
  // An approved applicant is a seller, who cannot call this endpoint.
  if (isOpen(state)) throw new ShopError('APPLICATION_EXISTS');
  const from = againFrom(state, latest.decidedAt);
  if (from && from > now) throw new ShopError('APPLICATION_TOO_SOON');
}

/** Changes and resubmits an application; an outdated version is a conflict. */
export const amend = (
  ports: Writing,
  user: Member,
  { application: form, version }: { application: ApplicationForm; version: number },
  attempt: IdempotentRequest | null,
): Promise<OwnApplication> =>
  written(ports, attempt, async (tx) => {
    const latest = await lockLatest(tx, user.id);
    if (!latest) throw new ShopError('APPLICATION_NOT_FOUND');
    const isFree = mayMove(stateOf(latest.state), 'SUBMITTED', 'applicant');
    if (!isFree || latest.version !== version) throw new ShopError('VERSION_CONFLICT');
    if (await isNameTaken(tx, form.storeName, user.id)) throw storeNameTaken();
    const row = await rewriteApplication(tx, latest.id, form, ports.clock.now());
    return { row, gone: await documented(tx, row, form) };
  });

/** Withdraws the caller's application; idempotent. */
export async function withdraw({ db, clock, files }: Writing, user: Member): Promise<null> {
  const gone = await inTransaction(db, async (tx) => {
    const latest = await lockLatest(tx, user.id);
    if (!latest) throw new ShopError('APPLICATION_NOT_FOUND');
    const state = stateOf(latest.state);
    if (state === 'WITHDRAWN') return [];
    if (!mayMove(state, 'WITHDRAWN', 'applicant')) throw new ShopError('VERSION_CONFLICT');
    await blankApplication(tx, latest.id, clock.now());
    return dropNamed(tx, latest.id, null);
  });
  await removeAll(files, gone);
  return null;
}
