import type { BodyOf, Endpoint, ParamsOf, ResultOf } from '#domain/kit/endpoint.ts';
import type { PageSubject } from '#domain/kit/page-subjects.ts';
import type { Member } from '../feature.ts';

/** What of a validated call may say which pages it makes old. */
export type WriteCall = { params: unknown; body: unknown; user: Member | null };

/**
 * Which copies of pages a write makes old. `nothing`: a visitor sees what was seen before. `noted`: its service says so
 * in its transaction (`notePages`, `noteAvailability`). `area`: whatever shows the area of the write. A function says by
 * the call, and what it answered.
 */
export type StalePages =
  | 'nothing'
  | 'noted'
  | 'area'
  | ((call: WriteCall, result: unknown) => readonly PageSubject[]);

type Said<E extends Endpoint> = {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  user: { id: number };
  result: ResultOf<E>;
};

/** Returns a row of an endpoint that only members call, whose pages `pagesOf` reads out of the call. */
export const byCall = <const E extends Endpoint>(
  endpoint: E,
  pagesOf: (said: Said<E>) => readonly PageSubject[],
): readonly [Endpoint, StalePages] => [
  endpoint,
  // The registrar hands over what the schemas of this very endpoint have validated.
  (call, result) => pagesOf({ ...call, result } as Said<E>),
];
