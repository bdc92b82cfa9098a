import type { CacheTag } from '#domain/kit/cache-tags.ts';
import type { BodyOf, Endpoint, ParamsOf, ResultOf } from '#domain/kit/endpoint.ts';
import type { Member } from '../feature.ts';

/** Parts of a validated request from which invalidated pages are derived. */
export type WriteCall = { params: unknown; body: unknown; user: Member | null };

/**
 * Cached pages that a write invalidates. `nothing`: the public view is unchanged. `noted`: the
 * service invalidates in its transaction (`notePages`, `noteAvailability`). `area`: all pages of
 * the area. A function returns the tags from the request and its result.
 */
export type StalePages =
  | 'nothing'
  | 'noted'
  | 'area'
  | ((call: WriteCall, result: unknown) => readonly CacheTag[]);

type Said<E extends Endpoint> = {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  user: { id: number };
  result: ResultOf<E>;
};

/**
 * Returns the row of an endpoint for members, whose cache tags `pagesOf` derives from the request.
 */
export const byCall = <const E extends Endpoint>(
  endpoint: E,
  pagesOf: (said: Said<E>) => readonly CacheTag[],
): readonly [Endpoint, StalePages] => [
  endpoint,
  // The registrar passes the values validated by the schemas of this endpoint.
  (call, result) => pagesOf({ ...call, result } as Said<E>),
];
