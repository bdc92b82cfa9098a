import type { TestShop } from './server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Extra = Parameters<Caller['post']>[2];
/** One write that can be sent again, and the same write about something else; null where it says nothing. */
export type Write = { send: (extra: Extra) => ReturnType<Caller['post']>; other: Write['send'] | null };

/** Two posts of one person. */
export const posts = (
  caller: Caller,
  path: string,
  body: unknown,
  other: unknown,
  otherPath = path,
): Write => ({
  send: (extra) => caller.post(path, body, extra),
  other: (extra) => caller.post(otherPath, other, extra),
});
