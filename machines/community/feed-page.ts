import { type Feed, toFeed } from '#domain/community/feed.ts';
import type { listFeeds } from '#domain/community/feed-list.ts';
import type { ResponseOf } from '#domain/kit/endpoint.ts';
import type { Page } from '#domain/kit/page.ts';

/** The feeds of a page of the wire as charts have them. */
export const feedsOf = ({
  content,
  page,
  totalPages,
  totalElements,
}: ResponseOf<typeof listFeeds>): Page<Feed> => ({
  items: content.map(toFeed),
  page,
  totalPages,
  totalElements,
});
