import {
  type ApplicantBlock,
  type ApplicationForm,
  isApplicantBlock,
  type MyApplication,
  type OwnApplication,
} from '#domain/seller/application.ts';
import { againFrom, isOpen, mayMove } from '#domain/seller/application-life.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Attempt } from '../../kit/attempt.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { once } from '../../kit/once.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findBlocks } from '../../leaving/blocks-store.ts';
import {
  type ApplicationRecord,
  blankApplication,
  findLatest,
  insertApplication,
  isNameTaken,
  lockLatest,
  rewriteApplication,
} from './application-store.ts';
import { stateOf, toOwnApplication } from './to-application-wire.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

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
    application: row ? toOwnApplication(row, now) : null,
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

export const send = (
  ports: Ports,
  user: Member,
  form: ApplicationForm,
  attempt: Attempt | null,
): Promise<OwnApplication> =>
  naming(
    once(ports, attempt, async (tx) => {
      const now = ports.clock.now();
      refuseAnother(await lockLatest(tx, user.id), now);
      await lockAuthor(tx, user.id);
      if (await isNameTaken(tx, form.storeName, user.id)) throw storeNameTaken();
      const row = await insertApplication(tx, user.id, form, now);
      if (!row) throw new ShopError('APPLICATION_EXISTS');
      return toOwnApplication(row, now);
    }),
  );

function refuseAnother(latest: ApplicationRecord | undefined, now: Date): void {
  if (!latest) return;
  const state = stateOf(latest.state);
  // Whoever was approved is a seller, and is not let in here.
  if (isOpen(state)) throw new ShopError('APPLICATION_EXISTS');
  const from = againFrom(state, latest.decided_at);
  if (from && from > now) throw new ShopError('APPLICATION_TOO_SOON');
}

export const amend = (
  ports: Ports,
  user: Member,
  { application: form, version }: { application: ApplicationForm; version: number },
  attempt: Attempt | null,
): Promise<OwnApplication> =>
  naming(
    once(ports, attempt, async (tx) => {
      const latest = await lockLatest(tx, user.id);
      if (!latest) throw new ShopError('APPLICATION_NOT_FOUND');
      const isFree = mayMove(stateOf(latest.state), 'SUBMITTED', 'applicant');
      if (!isFree || latest.version !== version) throw new ShopError('VERSION_CONFLICT');
      if (await isNameTaken(tx, form.storeName, user.id)) throw storeNameTaken();
      const now = ports.clock.now();
      return toOwnApplication(await rewriteApplication(tx, latest.id, form, now), now);
    }),
  );

/** Said twice it is the same as once. */
export const withdraw = ({ db, clock }: Ports, user: Member): Promise<null> =>
  inTransaction(db, async (tx) => {
    const latest = await lockLatest(tx, user.id);
    if (!latest) throw new ShopError('APPLICATION_NOT_FOUND');
    const state = stateOf(latest.state);
    if (state === 'WITHDRAWN') return null;
    if (!mayMove(state, 'WITHDRAWN', 'applicant')) throw new ShopError('VERSION_CONFLICT');
    await blankApplication(tx, latest.id, clock.now());
    return null;
  });
