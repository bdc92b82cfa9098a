import { fromPromise } from 'xstate';
import { deleteFeed } from '#domain/community/feed-form.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { paths } from '#src/lib/paths.ts';
import { feedText } from '#src/text/ko/feeds.ts';
import type { AppServices } from '#src/wiring/services.ts';

/** Deletes a feed, then leads back to the list. */
export const wireRemoval = ({ call, navigate, toast }: AppServices) =>
  removalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await call(deleteFeed, { params: { id: input.id } });
      }),
    },
    actions: {
      leave: () => {
        toast(feedText.removed);
        navigate(paths.feeds());
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
