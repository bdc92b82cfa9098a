import type { Endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Asked, Call, DirectCall } from './call.ts';

type LazyPorts = { open(): Promise<DirectCall>; token(): string | null };

const knownOf = <E extends Endpoint>(asked: Asked<E>): E | Promise<E> =>
  typeof asked === 'function' ? asked() : asked;

/**
 * Opens the line to the server on the first wish: a page that came drawn asks for nothing, and does not wait for what
 * could ask. Code that does not come is a call without an answer, and the next wish asks for it again.
 */
export function lazyLine({ open, token }: LazyPorts): Call {
  let opening: Promise<DirectCall> | null = null;
  const line = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return async (asked, input, extra) => {
    const asker = token();
    const [call, endpoint] = await Promise.all([line(), knownOf(asked)]).catch((cause: unknown) => {
      throw new ApiError('offline', null, null, [], { cause });
    });
    // What a member has wished for is never sent for who came after, nor for nobody.
    if (extra?.signal?.aborted || (asker !== null && asker !== token()))
      throw new ApiError('aborted', null, null);
    return call(endpoint, input, extra);
  };
}
