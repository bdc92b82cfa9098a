import { feedRemovalMachine } from '#machines/community/feed-removal.machine.ts';
import { feedPageText } from '#src/areas/community/feed-list/feed-pages.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/**
 * Provides the chart of the removal of a feed with its calls and effects; afterwards the list is
 * opened.
 */
export const wireRemoval = ({ call, navigate, toast }: AppServices) =>
  wire(feedRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(feedPageText.removed);
        navigate(paths.feeds());
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
