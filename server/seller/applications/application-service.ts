import type { Transaction } from 'kysely';
import {
  type ApplicantBlock,
  type ApplicationForm,
  isApplicantBlock,
  type MyApplication,
  type OwnApplication,
} from '#domain/seller/application.ts';
import { againFrom, isOpen, mayMove } from '#domain/seller/application-life.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import { removeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { Attempt } from '../../kit/idempotency/idempotency-key.ts';
import { once } from '../../kit/idempotency/idempotent.ts';
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
import { stateOf, toOwnApplication } from './to-application-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Writing = Ports & Pick<Context, 'files'>;

/** What a shopper still waits for: nobody changes sides meanwhile. */
export const findInTheWay = async (db: Queryable, userId: number, now: Date): Promise<ApplicantBlock[]> =>
  (await findBlocks(db, userId, now)).filter(isApplicantBlock);

/** The latest application of the caller; of sellers and administrators, who they are. */
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

export const storeNameTaken = (cause?: unknown) =>
  new ShopError('STORE_NAME_TAKEN', [{ field: 'storeName', message: '이미 쓰고 있는 이름이에요.' }], {
    cause,
  });

/** Of two who ask for one name at the same time the key of the table refuses the second. */
const naming = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? storeNameTaken(error) : error;
  });

type Work = (tx: Transaction<Database>) => Promise<{ row: ApplicationRecord; gone: string[] }>;

/** Writes an application once; files that it named before go when that is certain. */
async function written(ports: Writing, attempt: Attempt | null, work: Work): Promise<OwnApplication> {
  let gone: string[] = [];
  const answer = await naming(
    once(ports, attempt, async (tx) => {
      const done = await work(tx);
      gone = done.gone;
      return toOwnApplication(done.row, await viewDocument(tx, done.row.id), ports.clock.now());
    }),
  );
  await removeAll(ports.files, gone);
  return answer;
}

export const send = (
  ports: Writing,
  user: Member,
  form: ApplicationForm,
  attempt: Attempt | null,
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

/** Gives an application the document that its form names; a form that says nothing of one leaves what is there. */
const documented = async (
  tx: Queryable,
  { id: applicationId, user_id: userId }: ApplicationRecord,
  { documentId }: ApplicationForm,
): Promise<string[]> =>
  documentId === undefined ? [] : attachDocument(tx, { userId, applicationId, documentId });

function refuseAnother(latest: ApplicationRecord | undefined, now: Date): void {
  if (!latest) return;
  const state = stateOf(latest.state);
  // Whoever was approved is a seller, and is not let in here.
  if (isOpen(state)) throw new ShopError('APPLICATION_EXISTS');
  const from = againFrom(state, latest.decided_at);
  if (from && from > now) throw new ShopError('APPLICATION_TOO_SOON');
}

export const amend = (
  ports: Writing,
  user: Member,
  { application: form, version }: { application: ApplicationForm; version: number },
  attempt: Attempt | null,
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

/** Said twice it is the same as once. */
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
