import { fromPromise } from 'xstate';
import { deleteFeed } from '#domain/community/feed-form.ts';
import { feedRemovalMachine } from '#machines/community/feed-removal.machine.ts';
import { feedPageText } from '#src/areas/community/feed-pages.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/paths.ts';

/** Deletes a feed, then leads back to the list. */
export const wireRemoval = ({ call, navigate, toast }: AppServices) =>
  feedRemovalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await call(deleteFeed, { params: { id: input.id } });
      }),
    },
    actions: {
      leave: () => {
        toast(feedPageText.removed);
        navigate(paths.feeds());
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
