import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { readOnly } from '../db/read-only.ts';
import type { Check, Fault } from './check.ts';
import { apart, runCheck } from './check-store.ts';

/** Result of a verification: violated checks, and checks that failed to run with the reason. */
export type Verified = { faults: Fault[]; unchecked: { check: Check; why: string }[] };

/** Runs all checks read-only. A check that fails to run does not stop the others. */
export const verifyShop = (db: Kysely<Database>, checks: readonly Check[], now: Date): Promise<Verified> =>
  readOnly(db, async (tx) => {
    const found: Verified = { faults: [], unchecked: [] };
    for (const check of checks) {
      try {
        const fault = await apart(tx, () => runCheck(tx, check, now));
        if (fault) found.faults.push(fault);
      } catch (error) {
        found.unchecked.push({ check, why: error instanceof Error ? error.message : String(error) });
      }
    }
    return found;
  });
