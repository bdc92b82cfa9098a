import type { LogInMethod } from '#domain/members/auth/devices.ts';
import type { Queryable } from '../../db/database.ts';

/** Outcome of a login. Attempts at unknown addresses are not recorded. */
export type LogInOutcome =
  | 'IN'
  | 'WRONG_PASSWORD'
  | 'WRONG_CODE'
  | 'LOCKED'
  | 'NOT_VERIFIED'
  | 'NOT_ACTIVE'
  | 'WITHDRAWN'
  | 'CODE_ASKED';

/** Login event of a member, for the security log. */
export type LogInEvent = {
  userId: number | null;
  outcome: LogInOutcome;
  method: LogInMethod;
  network: string;
  device: string;
};

/** Records a login event; for an unknown account the same statement runs and writes nothing. */
export async function noteLogIn(
  db: Queryable,
  { userId, outcome, method, network, device }: LogInEvent,
  at: Date,
): Promise<void> {
  await db
    .insertInto('login_events')
    .columns(['user_id', 'at', 'outcome', 'method', 'network', 'device'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((of) => [
          'id',
          of.cast<Date>(of.val(at), 'timestamptz').as('at'),
          of.cast<string>(of.val(outcome), 'text').as('outcome'),
          of.cast<string>(of.val(method), 'text').as('method'),
          of.cast<string>(of.val(network), 'text').as('network'),
          of.cast<string>(of.val(device), 'text').as('device'),
        ])
        .where('id', '=', userId ?? 0),
    )
    .execute();
}
