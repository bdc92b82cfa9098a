import { fromPromise } from 'xstate';
import { myProfile, type Profile } from '#domain/members/profile.ts';
import { type Confirmed, LIKED_FEEDS_AT_START, logout } from '#domain/members/session.ts';
import { sessionMachine } from '#machines/members/session.machine.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { Call } from '#src/http/call.ts';
import { REQUEST_TIMEOUT_MS } from '#src/http/http.ts';
import type { StoredSessionPort } from '#src/lib/session-storage.ts';

const RETRY_AFTER_MS = 700;

type SessionPorts = {
  call: Call;
  stored: StoredSessionPort;
  goTo(path: '/' | '/login'): void;
  /** What a check has read of the person is kept for the next reader. */
  profileRead(profile: Profile): void;
  warn(message: string): void;
};

/** The session chart with its storage, server and router. */
export const wireSession = ({ call, stored, goTo, profileRead, warn }: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      validate: fromPromise<Confirmed, { token: string }>(async ({ signal }) => {
        const profile = await withinBudget(signal, (limit) => call(myProfile, {}, { signal: limit }));
        profileRead(profile);
        const { nickname, name, userType } = profile;
        return { nickname, name: name || nickname, ...(userType ? { userType } : {}) };
      }),
      loadLikedFeeds: fromPromise<number[]>(async ({ signal }) => {
        // Visitors have none, and members see their hearts after the page.
        const { listMyLikes } = await import('#domain/community/feed-social.ts');
        const page = await call(listMyLikes, { query: LIKED_FEEDS_AT_START }, { signal });
        return page.content.map(({ feedId }) => feedId);
      }),
      revoke: fromPromise<void, { token: string }>(async ({ signal }) => {
        await call(logout, {}, { signal });
      }),
    },
    actions: {
      writeStored: ({ context }) => context.user && stored.write(context.user),
      keepLikesStored: ({ context }) => stored.writeLikes(context.likedFeedIds),
      clearStored: () => stored.clear(),
      goTo: (_, { path }) => goTo(path),
      logFailure: () => warn('a background call of the session failed'),
    },
  });

/** A lost connection or a server fault is tried again until the time of one request is over; a refusal is final. */
async function withinBudget<T>(signal: AbortSignal, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  for (;;) {
    try {
      return await work(limit);
    } catch (error) {
      const passing = error instanceof ApiError && (error.kind === 'offline' || (error.status ?? 0) >= 500);
      if (!passing || limit.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
