import { type Feed, toFeed } from '#domain/community/feed.ts';
import { getFeed } from '#domain/community/feed-list.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const oneFeed = (id: number) => ({ params: { id } });

/**
 * Machine of one feed by id: loads it with its pictures; after a login it loads again with the member's
 * like.
 */
export const feedDetailMachine = createResourceMachine<Feed, number>({
  id: 'feedDetail',
  description: 'One feed with its pictures.',
  load: endpointPort(getFeed, ({ input }) => oneFeed(input), toFeed),
  hasMarks: true,
});
