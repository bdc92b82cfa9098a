import type { RawBuilder } from 'kysely';

/** Something that holds between the rows of a shop at any moment, however they were written. */
export type Check = {
  name: string;
  /** The sentence that must hold. */
  says: string;
  /** What the ids of `rows` are of. */
  of: string;
  /** A statement that returns as `id` the rows of which the sentence does not hold; it only reads. */
  rows(now: Date): RawBuilder<unknown>;
};

/** How many rows contradict a check, and the first few ids of them. */
export type Fault = { check: Check; count: number; ids: number[] };
