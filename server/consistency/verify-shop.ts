import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { readOnly } from '../db/read-only.ts';
import type { Check, Fault } from './check.ts';
import { apart, runCheck } from './check-store.ts';

/** What verifying has found: what contradicts itself, and what could not be looked at and why. */
export type Verified = { faults: Fault[]; unchecked: { check: Check; why: string }[] };

/** Looks at a whole shop and changes nothing. A check that fails by itself does not keep the others from running. */
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
