import { fromPromise } from 'xstate';
import { type Confirmed, confirmedBy, LIKED_FEEDS_AT_START } from '#domain/members/auth/session.ts';
import type { Profile } from '#domain/members/profile/profile.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import type { Call } from '#src/http/call.ts';
import type { StoredSessionPort } from '#src/lib/storage/session-storage.ts';

const myProfile = () => import('#domain/members/profile/profile.ts').then(({ myProfile }) => myProfile);
const logout = () => import('#domain/members/auth/login.ts').then(({ logout }) => logout);
const listMyLikes = () => import('#domain/community/feed-social.ts').then(({ listMyLikes }) => listMyLikes);

type SessionPorts = {
  call: Call;
  stored: StoredSessionPort;
  goTo(path: '/' | '/login'): void;
  /** Takes over the profile that the start check has read. */
  profileRead(profile: Profile): void;
  warn(message: string): void;
};

/** Provides the chart of the session chart to storage, server and router with its calls and effects. */
export const wireSession = ({ call, stored, goTo, profileRead, warn }: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      validate: fromPromise<Confirmed, { token: string }>(async ({ signal }) => {
        const profile = await call(myProfile, {}, { signal });
        profileRead(profile);
        return confirmedBy(profile);
      }),
      loadLikedFeeds: fromPromise<number[]>(async ({ signal }) => {
        const page = await call(listMyLikes, { query: LIKED_FEEDS_AT_START }, { signal });
        return page.content.map(({ feedId }) => feedId);
      }),
      revoke: fromPromise<void, { token: string }>(async ({ signal }) => {
        await call(logout, {}, { signal, lasting: true });
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
