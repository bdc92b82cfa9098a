import type { Asked, Endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Call, DirectCall } from './call.ts';

type LazyPorts<Line> = { open(): Promise<Line>; token(): string | null };
type LazyLine<Line> = {
  call: Call;
  /** The line itself, opened for whoever asks first. */
  line(): Promise<Line>;
};

/** An endpoint that is there, or on its way. */
export const knownOf = <E extends Endpoint>(asked: Asked<E>): E | Promise<E> =>
  typeof asked === 'function' ? asked() : asked;

/**
 * Opens the line to the server on the first wish: a page that came drawn asks for nothing, and does not wait for what
 * could ask. Code that does not come is a call without an answer, and the next wish asks for it again.
 */
export function lazyLine<Line extends { call: DirectCall }>({
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
    const [opened, endpoint] = await Promise.all([line(), knownOf(asked)]).catch((cause: unknown) => {
      throw new ApiError('offline', null, null, [], { cause });
    });
    // What a member has wished for is never sent for who came after, nor for nobody.
    if (extra?.signal?.aborted || (asker !== null && asker !== token()))
      throw new ApiError('aborted', null, null);
    return opened.call(endpoint, input, extra);
  };
  return { call, line };
}
