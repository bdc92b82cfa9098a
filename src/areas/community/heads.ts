import type { Feed } from '#domain/community/feed.ts';
import { feedDetailMachine } from '#machines/community/feed-detail.machine.ts';
import { feedListMachine } from '#machines/community/feed-list.machine.ts';
import { memberPageMachine } from '#machines/community/member-page.machine.ts';
import type { DrawnScreen, Heads, ScreenHead } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { feedFilterFrom, feedFilterToQuery } from './feed-list/feed-filter.ts';
import { feedHeadText as text } from './heads.text.ts';
import { memberText } from './member/member.text.ts';
import type { communityScreens } from './screens.ts';

/** Document heads of feed list, feed post and member page; member pages are not indexed. */
export const communityHeads: Heads<typeof communityScreens> = {
  feedList,
  feedDetail: (screen) => {
    const feed = screen.known(feedDetailMachine)?.data;
    return feed ? ofFeed(feed, screen) : null;
  },
  // Search engines do not index profiles of members.
  member: ({ known }) => {
    const member = known(memberPageMachine)?.data;
    if (!member) return null;
    return {
      path: paths.member(member.userId),
      description: shortText(memberText.description(member.nickname, member.levelName), 160),
      robots: 'noindex, follow',
    };
  },
};

/** Head of a feed list; only pages of a type in default order have their own canonical address. */
function feedList({ search, known }: DrawnScreen): ScreenHead {
  const { filter, page } = feedFilterFrom(search);
  const listed = feedFilterToQuery({ ...feedFilterFrom('').filter, type: filter.type }, page);
  const asked = feedFilterToQuery(filter, page);
  const isEmpty = known(feedListMachine)?.page?.items.length === 0;
  return {
    path: paths.feeds(asked),
    description: text.list,
    robots: asked !== listed || isEmpty ? 'noindex, follow' : null,
  };
}

function ofFeed(feed: Feed, { at, pictureAt }: DrawnScreen): ScreenHead {
  const path = paths.feed(feed.id);
  const shoe = feed.orderItem?.productName || null;
  const words = text.feed(feed.user.nickname, shoe, shortText(feed.content, 120));
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': at(path),
    url: at(path),
    headline: shortText(feed.title, 110),
    articleBody: shortText(feed.content, 500),
    author: { '@type': 'Person', name: feed.user.nickname },
    datePublished: feed.createdAt,
    dateModified: feed.updatedAt,
    image: feed.images.map(({ imageUrl }) => pictureAt(imageUrl)),
  };
  const way = breadcrumbs([
    { name: headText.home, item: at(paths.home) },
    { name: text.crumb, item: at(paths.feeds()) },
    { name: shortText(feed.title, 110), item: at(path) },
  ]);
  return {
    path,
    description: shortText(words, 160),
    kind: 'article',
    picture: feed.images[0]?.imageUrl,
    linkedData: [posting, way],
  };
}
