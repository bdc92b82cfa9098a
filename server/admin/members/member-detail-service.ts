import type { MemberDetail, MemberPersonal, ReadReason } from '#domain/admin/members/member-detail.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { addressesOf } from '../../members/profile/address-store.ts';
import { momentOf, toRow } from './lists/member-list-service.ts';
import {
  findMemberDetail,
  findPerson,
  findWaitingActivities,
  findWaitingGrants,
  findWaitingReset,
  insertMemo,
} from './member-detail-store.ts';
import { findLatest } from './member-latest-store.ts';
import { findLiveHide, isUndoable } from './post-hide-store.ts';
import { listSanctions } from './sanction-service.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Returns a member's details; the read is audited beforehand. */
export async function readMember(ports: Ports, admin: Member, id: number): Promise<MemberDetail> {
  const { db } = ports;
  const moment = momentOf(ports);
  const row = await findMemberDetail(db, id, moment);
  if (!row) throw new ShopError('USER_NOT_FOUND');
  await audit(db, { action: 'MEMBER_READ', target: ['MEMBER', id] }, moment.now);
  const hide = await findLiveHide(db, id);
  return {
    ...toRow(row),
    points: Math.max(0, Number(row.points)),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    phoneVerifiedAt: row.phoneVerifiedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    hasPassword: row.hasPassword,
    hasMfa: row.hasMfa,
    passkeys: Number(row.passkeys),
    socials: row.socials,
    counts: { ...row.counts, lastOrderAt: row.lastOrderAt?.toISOString() ?? null },
    postsHidden: hide ? { at: hide.at.toISOString(), undoable: isUndoable(hide.at, moment.now) } : null,
    ...(await waiting(ports, admin, id)),
    sanctions: await listSanctions(ports, id),
    ...(await findLatest(db, id, moment.now)),
  };
}

/** Returns the pending decisions about a member. */
async function waiting({ db }: Ports, admin: Member, id: number) {
  const reset = await findWaitingReset(db, id);
  const grants = await findWaitingGrants(db, id);
  const activities = await findWaitingActivities(db, id);
  return {
    mfaReset: reset
      ? {
          resetId: reset.id,
          dueAt: reset.dueAt.toISOString(),
          askedBy: reset.asker,
          byMe: reset.askedBy === admin.id,
        }
      : null,
    waitingGrants: grants.map((grant) => ({ grantId: grant.id, ...asked(grant, admin) })),
    waitingActivities: activities.map((award) => ({ awardId: award.id, ...asked(award, admin) })),
  };
}

type Asked = {
  points: number;
  description: string;
  asker: string | null;
  askedBy: number | null;
  askedAt: Date;
};

/** Maps a pending request for the reading administrator. */
const asked = ({ points, description, asker, askedBy, askedAt }: Asked, admin: Member) => ({
  points,
  description,
  askedBy: asker,
  byMe: askedBy === admin.id,
  at: askedAt.toISOString(),
});

/** Returns a member's contact data; reader and reason are audited. */
export async function readPersonal(
  { db, clock }: Ports,
  id: number,
  reason: ReadReason,
): Promise<MemberPersonal> {
  const person = await findPerson(db, id);
  if (!person) throw new ShopError('USER_NOT_FOUND');
  await audit(
    db,
    { action: 'MEMBER_PERSONAL_READ', target: ['MEMBER', id], detail: { reason } },
    clock.now(),
  );
  const addresses = await addressesOf(db, id);
  const { email, name, phone, birthDate } = person;
  return { email, name, phone, birthDate, addresses: addresses.map(({ id: _, ...address }) => address) };
}

/** Adds an internal note about a member. */
export const addMemo = (
  ports: Ports,
  admin: Member,
  { userId, text }: { userId: number; text: string },
  attempt: IdempotentRequest | null,
): Promise<{ memoId: number }> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (!(await findPerson(tx, userId))) throw new ShopError('USER_NOT_FOUND');
    const memoId = await insertMemo(tx, { userId, authorId: admin.id, text }, now);
    await audit(tx, { action: 'MEMBER_MEMO', target: ['MEMBER', userId], detail: { memo: memoId } }, now);
    return { memoId };
  });
