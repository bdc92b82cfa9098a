import type { RawBuilder } from 'kysely';

/** Invariant between the rows of a shop that holds at any moment. */
export type Check = {
  name: string;
  /** Statement of the invariant. */
  says: string;
  /** Kind of the ids of `rows`. */
  of: string;
  /** Read-only statement that returns the violating rows as `id`. */
  rows(now: Date): RawBuilder<unknown>;
};

/** Violated check with the number of rows and the first ids. */
export type Fault = { check: Check; count: number; ids: number[] };
