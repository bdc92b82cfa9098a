import { skeletonOf } from '#domain/members/profile/nickname.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notices/notify.ts';
import { nicknameChangedEmail } from '../emails/nickname-changed.ts';
import { firstFree, namesFor } from './choose-nickname.ts';
import { keepSkeletons, lockLookalikes, lockUnmeasured, type Named, renameMember } from './nickname-store.ts';

const BATCH = 500;
const PROFILE = '/profile-edit';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
/**
 * Computes the skeletons of nicknames that predate them, as SQL knows no homoglyphs. If two look
 * alike, the older account keeps its nickname, and the other one gets a number and an e-mail. Safe
 * to run concurrently and repeatedly.
 */
export async function measureNicknames(ports: Ports): Promise<void> {
  while ((await inTransaction(ports.db, (tx) => measureSome(tx, ports))) === BATCH);
}

async function measureSome(tx: Queryable, ports: Ports): Promise<number> {
  const members = await lockUnmeasured(tx, BATCH);
  if (members.length === 0) return 0;
  const measured = members.map((member) => ({ ...member, skeleton: skeletonOf(member.nickname) }));
  const others = await lockLookalikes(tx, [...new Set(measured.map(({ skeleton }) => skeleton))]);
  const { keepers, twins } = told(measured, others);
  // Renamed first, as another member may have the nickname that a keeper's skeleton equals.
  for (const twin of twins) await rename(tx, ports, twin);
  await keepSkeletons(tx, keepers);
  return members.length;
}

type Measured = Named & { skeleton: string };

/**
 * Splits members into those who keep their nickname and those whose nickname is taken by an older
 * account or invisible.
 */
function told(measured: readonly Measured[], others: readonly Measured[]) {
  const ids = new Set(measured.map(({ id }) => id));
  const all = [...measured, ...others.filter(({ id }) => !ids.has(id))].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id,
  );
  const first = new Map<string, number>();
  for (const { skeleton, id } of all) if (skeleton && !first.has(skeleton)) first.set(skeleton, id);
  const keeps = ({ skeleton, id }: Measured) => first.get(skeleton) === id;
  return { keepers: measured.filter(keeps), twins: all.filter((one) => !keeps(one)) };
}

async function rename(tx: Queryable, ports: Ports, twin: Measured): Promise<void> {
  const { id, nickname: was, email } = twin;
  const now = ports.clock.now();
  const names = namesFor(was).filter((name) => skeletonOf(name) !== twin.skeleton);
  const is = await firstFree(tx, names, { accountId: id }, now);
  if (is === null) throw new Error(`no free name for member ${id}`);
  await renameMember(tx, id, { nickname: is, nickname_skeleton: skeletonOf(is) }, now);
  await notify(tx, 'NICKNAME_CHANGED', [{ userId: id, facts: { memberId: id, nickname: is } }], now);
  const letter = nicknameChangedEmail({ was, is }, `${ports.config.publicUrl}${PROFILE}`);
  await queueMail(tx, ports, { kind: 'nickname-changed', to: email, memberId: id }, letter);
}
