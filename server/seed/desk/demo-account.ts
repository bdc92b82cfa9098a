import { actingAs } from '../../kit/actor.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import { ACCOUNTS } from '../facts/accounts.ts';
import type { Stage, Step } from './stage.ts';

/** Hours before the opening at which the demo shopper changed the password to the printed one. */
export const PASSWORD_HOURS = 200;

/** Steps on the account of the demo shopper. */
export const OWN_ACCOUNT: readonly Step[] = [[PASSWORD_HOURS, changePassword]];

async function changePassword({ tx, now }: Stage): Promise<void> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', ACCOUNTS.find(({ role }) => role === 'user')?.email ?? '')
    .executeTakeFirstOrThrow();
  await actingAs({ memberId: id, requestId: null }, () =>
    audit(tx, { action: 'PASSWORD_CHANGED', target: ['MEMBER', id] }, now()),
  );
}
