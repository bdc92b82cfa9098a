import type { Kysely } from 'kysely';
import { CONSENT_REMINDER_YEARS } from '#domain/policies/accounts.ts';
import type { Database } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { isNight } from '../../mail/night.ts';
import { notifyMarketing } from './consent-service.ts';
import { remindedBefore } from './consent-store.ts';

type Ports = Pick<Context, 'clock' | 'jobs' | 'mailer' | 'config' | 'secrets'> & { db: Kysely<Database> };

/** Most members of one run; the next run continues. */
const MOST = 200;

function yearsBefore(now: Date, years: number): Date {
  const at = new Date(now);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at;
}

/**
 * Reminds members of their consent to advertising. Each is one transaction under the member's lock
 * that checks again whether it is due, so that concurrent servers send it once.
 */
export async function remindMarketing(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  // Not sent at night, although it is not advertising.
  if (isNight(now)) return;
  const before = yearsBefore(now, CONSENT_REMINDER_YEARS);
  for (const { id } of await remindedBefore(ports.db, before, MOST))
    await inTransaction(ports.db, async (tx) => {
      await lockMember(tx, id);
      const [due] = await remindedBefore(tx, before, 1, id);
      if (due) await notifyMarketing(tx, ports, due, true);
    });
}
