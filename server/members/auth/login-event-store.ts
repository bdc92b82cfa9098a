import type { LogInMethod } from '#domain/members/auth/devices.ts';
import type { Queryable } from '../../db/database.ts';

/** How a log-in ended. Who typed an address without an account is nobody, and nothing is kept of them. */
export type LogInOutcome =
  | 'IN'
  | 'WRONG_PASSWORD'
  | 'WRONG_CODE'
  | 'LOCKED'
  | 'NOT_VERIFIED'
  | 'NOT_ACTIVE'
  | 'WITHDRAWN'
  | 'CODE_ASKED';

export type LogInEvent = {
  userId: number | null;
  outcome: LogInOutcome;
  method: LogInMethod;
  network: string;
  device: string;
};

/** Notes how a log-in ended; without an account it is the same statement, and nothing is written. */
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
