import type { Feed } from '#domain/community/feed.ts';
import { FeedRail } from '#src/areas/community/feed-rail.tsx';
import { homeText as text } from '#src/areas/shell/home.text.ts';
import { paths } from '#src/lib/paths.ts';

/** What members wear, below the products. */
export default function HomeFeeds({ feeds }: { feeds: readonly Feed[] }) {
  return (
    <FeedRail
      title={text.feedRail}
      more={{ href: paths.feeds('sort=popular'), text: text.more }}
      feeds={feeds}
    />
  );
}
