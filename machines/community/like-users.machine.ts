import { type LikeUser, listLikes } from '#domain/community/feed-social.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Members who liked a feed, loaded page by page. */
export const likeUsersMachine = createPagedMachine<LikeUser, { feedId: number }>({
  id: 'likeUsers',
  description: 'Who liked a feed, the latest first.',
  loadPage: pagePort(
    listLikes,
    ({ page, size }) => ({ page, size }),
    ({ filter }) => ({ id: filter.feedId }),
  ),
  size: 20,
});
