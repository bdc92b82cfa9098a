import type { Feed } from '#domain/community/feed.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const feedDetailMachine = createResourceMachine<Feed, number>({
  id: 'feedDetail',
  description: 'One feed with its pictures.',
  hasMarks: true,
});
