import type { Kysely } from 'kysely';
import { CONSENT_REMINDER_YEARS } from '#domain/policies/accounts.ts';
import type { Database } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { isNight } from '../../mail/night.ts';
import { tellMarketing } from './consent-service.ts';
import { toldBefore } from './consent-store.ts';

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'> & { db: Kysely<Database> };

/** Most of one run: the next run goes on. */
const MOST = 200;

function yearsBefore(now: Date, years: number): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at;
}

/**
 * Tells members again what they have chosen about advertisements. Each is one transaction under the member's lock that
 * looks again whether it is due: many servers do it once, and one that dies in between has done it or not.
 */
export async function remindMarketing(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  // It is no advertisement, and yet nobody needs it at that hour.
  if (isNight(now)) return;
  const before = yearsBefore(now, CONSENT_REMINDER_YEARS);
  for (const { id } of await toldBefore(ports.db, before, MOST))
    await inTransaction(ports.db, async (tx) => {
      await lockMember(tx, id);
      const [due] = await toldBefore(tx, before, 1, id);
      if (due) await tellMarketing(tx, ports, due, true);
    });
}
