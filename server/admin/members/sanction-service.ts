import * as v from 'valibot';
import type { SanctionForm, SanctionRow } from '#domain/admin/members/member-sanctions.ts';
import { SANCTION_KINDS } from '#domain/members/account/sanction.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { pauseStoreOf, resumeStoreOf } from '../../catalogue/stores/store-state.ts';
import type { Queryable } from '../../db/database.ts';
import { reconcileFor } from '../../events/reconcile/change-entry-state.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { endAll } from '../../members/auth/device-store.ts';
import { sanctionEmail, sanctionLiftedEmail } from '../../members/emails/sanction.ts';
import { isLastAdmin, lockAdmins } from '../../members/sanctions/admins-store.ts';
import { bannedEmailTag, bannedPhoneTag } from '../../members/sanctions/bans.ts';
import { sanctionReason } from '../../members/sanctions/refuse-suspended.ts';
import {
  findHolder,
  findInForce,
  findSanctions,
  insertSanction,
  liftSanction,
} from '../../members/sanctions/sanction-store.ts';
import { notify } from '../../notices/notify.ts';
import { lockMemberToJudge, markBlocked, markUnblocked } from './sanctioned-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Target = NonNullable<Awaited<ReturnType<typeof lockMemberToJudge>>>;
/** Sanction, optionally as part of a report case. */
export type Given = SanctionForm & { caseId?: number };

/** Applies a sanction by `giveSanction`, once per idempotency key. */
export const sanctionMember = (
  ports: Ports,
  actor: Member,
  { userId, form }: { userId: number; form: SanctionForm },
  attempt: IdempotentRequest | null,
) => runIdempotent(ports, attempt, (tx) => giveSanction(tx, ports, actor, { userId, form }));

/**
 * Applies a sanction within the caller's transaction: it is in force immediately, and sessions end
 * where login is blocked.
 */
export async function giveSanction(
  tx: Queryable,
  ports: Ports,
  actor: Pick<Member, 'id'>,
  { userId, form }: { userId: number; form: Given },
): Promise<{ sanctionId: number; until: string | null; endedSessions: number }> {
  const now = ports.clock.now();
  const { kind } = form;
  const shutsOut = kind === 'SUSPEND' || kind === 'BLOCK';
  if (userId === actor.id) throw new ShopError('SELF_SANCTION');
  if (shutsOut) await lockAdmins(tx);
  const target = await lockMemberToJudge(tx, userId);
  if (!target || target.status === 'DELETED' || target.status === 'PENDING')
    throw new ShopError('USER_NOT_FOUND');
  if (shutsOut && (await isLastAdmin(tx, userId, now))) throw new ShopError('LAST_ADMIN');
  await replace(tx, actor, { userId, form }, now);
  const until = 'days' in form && form.days ? daysAfter(now, form.days) : null;
  const sanctionId = await insertSanction(
    tx,
    {
      ...wordsOf(form),
      userId,
      until,
      actorId: actor.id,
      ...(kind === 'BLOCK' ? tagsOf(ports, target) : NO_TAGS),
    },
    now,
  );
  if (kind === 'BLOCK') {
    await markBlocked(tx, userId, now);
    await reconcileFor(tx, ports.jobs, { userId }, now);
  }
  const endedSessions = shutsOut ? await endAll(tx, userId, now) : 0;
  if (shutsOut) await pauseStoreOf(tx, userId, now);
  const detail = { sanction: sanctionId, reason: form.reason, until: until?.toISOString() ?? null };
  await audit(tx, { action: `SANCTION_${kind}`, target: ['MEMBER', userId], detail }, now);
  await notify(tx, 'SANCTIONED', [{ userId, facts: { sanctionId, kind, reason: form.reason } }], now);
  const to = { kind: 'sanction', to: target.email, memberId: userId } as const;
  await queueMail(tx, ports, to, sanctionEmail({ ...form, until }));
  return { sanctionId, until: until?.toISOString() ?? null, endedSessions };
}

const wordsOf = ({ kind, reason, text, memo, caseId }: Given) => ({
  kind,
  reason,
  text,
  note: memo || null,
  caseId: caseId ?? null,
});

const NO_TAGS = { emailTag: null, phoneTag: null };

/**
 * Only verified contact data is banned, so that nobody can get another person's address or number
 * banned.
 */
const tagsOf = ({ secrets }: Ports, { email, phone, emailVerifiedAt, phoneVerifiedAt }: Target) => ({
  emailTag: emailVerifiedAt && bannedEmailTag(secrets, email),
  phoneTag: phoneVerifiedAt && bannedPhoneTag(secrets, phone),
});

/**
 * Replaces the sanction of the same kind that the administrator saw; only one of a kind is in
 * force.
 */
async function replace(
  tx: Queryable,
  actor: Pick<Member, 'id'>,
  { userId, form: { kind, replaces } }: { userId: number; form: SanctionForm },
  now: Date,
): Promise<void> {
  if (kind === 'WARN') return;
  const current = await findInForce(tx, userId, [kind], now);
  if ((current?.id ?? null) !== replaces) throw new ShopError('VERSION_CONFLICT');
  if (current) await liftSanction(tx, current.id, { actorId: actor.id, note: '' }, now);
}

/** Lifts a sanction early and notifies the member. */
export const endSanction = (
  ports: Ports,
  actor: Member,
  { id, note }: { id: number; note: string },
  attempt: IdempotentRequest | null,
): Promise<null> =>
  runIdempotent(ports, attempt, async (tx) => {
    await liftAndNotify(tx, ports, actor, { id, note });
    return null;
  });

/** Lifts a sanction within the caller's transaction and notifies the member. */
export async function liftAndNotify(
  tx: Queryable,
  ports: Ports,
  actor: Pick<Member, 'id'>,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const now = ports.clock.now();
  const holder = await findHolder(tx, id);
  if (!holder) throw new ShopError('SANCTION_NOT_FOUND');
  if (holder.userId === actor.id) throw new ShopError('SELF_SANCTION');
  const target = await lockMemberToJudge(tx, holder.userId);
  const lifted = await liftSanction(tx, id, { actorId: actor.id, note }, now);
  if (!target || !lifted) throw new ShopError('SANCTION_NOT_FOUND');
  const kind = v.parse(v.picklist(SANCTION_KINDS), lifted.kind);
  if (kind === 'BLOCK') {
    await markUnblocked(tx, target.id, now);
    await reconcileFor(tx, ports.jobs, { userId: target.id }, now);
  }
  if (!(await findInForce(tx, target.id, ['SUSPEND', 'BLOCK'], now))) await resumeStoreOf(tx, target.id, now);
  await audit(
    tx,
    { action: 'SANCTION_LIFTED', target: ['MEMBER', target.id], detail: { sanction: id } },
    now,
  );
  if (target.status === 'DELETED') return;
  const to = { kind: 'sanction', to: target.email, memberId: target.id } as const;
  await queueMail(tx, ports, to, sanctionLiftedEmail(kind));
}

/** Returns the sanctions of a member. */
export async function listSanctions({ db, clock }: Ports, userId: number): Promise<SanctionRow[]> {
  const now = clock.now();
  const rows = await findSanctions(db, userId);
  return rows.map((row) => ({
    sanctionId: row.id,
    kind: v.parse(v.picklist(SANCTION_KINDS), row.kind),
    reason: v.parse(sanctionReason, row.reason),
    text: row.text,
    memo: row.note,
    caseId: row.caseId,
    givenBy: row.actor,
    givenAt: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.liftedAt?.toISOString() ?? null,
    liftNote: row.liftNote || null,
    isInForce: row.kind !== 'WARN' && row.liftedAt === null && (row.until === null || row.until > now),
  }));
}
