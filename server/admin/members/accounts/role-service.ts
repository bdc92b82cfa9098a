import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { roleEmail } from '../../../members/emails/role.ts';
import { endEverything } from '../../../members/recovery/recovery-store.ts';
import { isLastAdmin, lockAdmins } from '../../../members/sanctions/admins-store.ts';
import { lockForRole, setRole } from './account-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Wish = { userId: number; role: 'user' | 'admin'; nickname: string };
type Target = NonNullable<Awaited<ReturnType<typeof lockForRole>>>;

/** Changes a role between member and administrator, and ends the member's sessions. */
export const changeRole = (ports: Ports, admin: Member, wish: Wish, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { userId, role } = wish;
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    // Of two administrators who demote each other the second one fails, as the first has already
    // been demoted.
    const admins = await lockAdmins(tx);
    if (!admins.some(({ id }) => id === admin.id)) throw new ShopError('FORBIDDEN');
    const target = await lockForRole(tx, userId);
    if (target?.status !== 'ACTIVE') throw new ShopError('USER_NOT_FOUND');
    refuseUnfit(target, wish);
    if (role === 'user' && (await isLastAdmin(tx, userId, now))) throw new ShopError('LAST_ADMIN');
    await setRole(tx, userId, role, now);
    await endEverything(tx, userId, now);
    await audit(tx, { action: 'MEMBER_ROLE', target: ['MEMBER', userId], detail: { role } }, now);
    await tellAll(tx, ports, [...admins, target], roleEmail(target.nickname, role, admin.nickname));
    return { role };
  });

/** Sellers are excluded: their role follows from their application. */
function refuseUnfit(target: Target, { role, nickname }: Wish): void {
  if (target.nickname !== nickname)
    throw new ShopError('INVALID_INPUT_VALUE', [
      { field: 'nickname', message: '닉네임이 달라요. 다시 확인해 주세요.' },
    ]);
  if (target.role !== (role === 'admin' ? 'user' : 'admin')) throw new ShopError('VERSION_CONFLICT');
  if (role === 'admin' && !target.hasMfa) throw new ShopError('TARGET_LACKS_MFA');
}

async function tellAll(
  tx: Queryable,
  ports: Ports,
  people: readonly { id: number; email: string }[],
  letter: ReturnType<typeof roleEmail>,
): Promise<void> {
  const told = new Map(people.map((one) => [one.id, one.email]));
  for (const [memberId, to] of told)
    await queueMail(tx, ports, { kind: 'role-changed', to, memberId }, letter);
}
