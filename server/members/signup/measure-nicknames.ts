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
 * Measures the names of members from before names were measured; SQL knows no lookalikes. Where two look the same the
 * older account keeps its name, the other one gets a number and is told. Any number of servers may do so, and again.
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
  // A twin may have what a keeper is measured to.
  for (const twin of twins) await rename(tx, ports, twin);
  await keepSkeletons(tx, keepers);
  return members.length;
}

type Measured = Named & { skeleton: string };

/** Who keeps a name, and who comes after somebody else with it. A name that nobody can see is nobody's. */
function told(measured: readonly Measured[], others: readonly Measured[]) {
  const ids = new Set(measured.map(({ id }) => id));
  const all = [...measured, ...others.filter(({ id }) => !ids.has(id))].toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || one.id - other.id,
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
