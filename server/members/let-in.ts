import type { LoginResponse } from '#domain/members/login.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import type { AccountRow } from './account-store.ts';
import type { Arrival } from './arrival.ts';
import { clearTries } from './attempt-store.ts';
import { hashMark, keepPlace } from './known-places-store.ts';
import { noteLogIn } from './login-event-store.ts';
import { openSession, welcome } from './open-session.ts';
import type { LogInMethod } from './session-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** The end of every way of logging in: a session, a home for the place it comes from, and a line in the member's log. */
export const letIn = (
  { db, clock }: Ports,
  account: AccountRow,
  { network, device, mark }: Arrival,
  method: LogInMethod,
): Promise<LoginResponse> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const markHash = hashMark(account.id, mark);
    await clearTries(tx, { email: account.email, network, markHash });
    await keepPlace(tx, account.id, { network, markHash }, now);
    await noteLogIn(tx, { userId: account.id, outcome: 'IN', method, network, device }, now);
    return welcome(account, await openSession(tx, account, { method, device, markHash }, now));
  });
