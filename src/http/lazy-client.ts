import type { Asked, Endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Call, DirectCall } from './call.ts';

type LazyPorts<Line> = { open(): Promise<Line>; token(): string | null };
type LazyLine<Line> = {
  call: Call;
  /** Loads the HTTP client on first use. */
  line(): Promise<Line>;
};

/** The endpoint, or a promise of it while its code is loading. */
export const knownEndpointOf = <E extends Endpoint>(asked: Asked<E>): E | Promise<E> =>
  typeof asked === 'function' ? asked() : asked;

/**
 * Creates a client that is loaded with the first call: a server-rendered page sends none and should not wait for its
 * code. If the code cannot be loaded the call fails like one without an answer, and the next call loads it again.
 */
export function lazyClient<Line extends { call: DirectCall }>({
  open,
  token,
}: LazyPorts<Line>): LazyLine<Line> {
  let opening: Promise<Line> | null = null;
  const line = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const call: Call = async (asked, input, extra) => {
    const asker = token();
    const [opened, endpoint] = await Promise.all([line(), knownEndpointOf(asked)]).catch((cause: unknown) => {
      throw new ApiError('offline', null, null, [], { cause });
    });
    // A call of a member is not sent for another member or after a logout.
    if (extra?.signal?.aborted || (asker !== null && asker !== token()))
      throw new ApiError('aborted', null, null);
    return opened.call(endpoint, input, extra);
  };
  return { call, line };
}
