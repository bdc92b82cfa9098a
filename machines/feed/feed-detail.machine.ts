import type { Feed } from '#domain/feed.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const feedDetailMachine = createResourceMachine<Feed, number>({ id: 'feedDetail' });
