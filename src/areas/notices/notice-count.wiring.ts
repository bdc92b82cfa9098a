import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { noticeCountMachine } from '#machines/notices/notice-count.machine.ts';
import { followMember, isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';

const unreadCall = () => import('#domain/notices/notice.ts').then(({ countUnread }) => countUnread);

/** Provides the chart of the count of unread notifications with its calls and effects. */
export const wireNoticeCount = ({ call }: AppServices) =>
  noticeCountMachine.provide({
    actors: {
      count: fromPromise<number>(async ({ signal }) => (await call(unreadCall, {}, { signal })).unread),
    },
  });

/** The app-wide actor of the unread count; started when the bell is first rendered. */
export const noticeCountOf = (app: AppServices): ActorRefFrom<typeof noticeCountMachine> =>
  app.actors('noticeCount', () => {
    const count = createActor(wireNoticeCount(app), { systemId: 'noticeCount' }).start();
    const tell = link('session > noticeCount', count);
    const arrive = () => {
      // The start check has read the number with the profile.
      const known = app.knownProfile()?.unreadNotices;
      tell(known === undefined ? { type: 'member.arrived' } : { type: 'count.known', count: known });
    };
    if (isMember(app)) arrive();
    followMember(app.session, (isThere) => (isThere ? arrive() : tell({ type: 'member.left' })));
    window.addEventListener('focus', () => link('window > noticeCount', count)({ type: 'shop.returned' }));
    return count;
  });
