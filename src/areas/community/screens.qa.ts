import { paths } from '#src/lib/navigation/paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { communityScreens } from './screens.ts';

const looks = {
  feedList: { chart: 'feedList', stages: STAGES, who: 'user' },
  followedFeeds: { chart: 'followedFeeds', stages: STAGES, who: 'user' },
  feedDetail: { chart: 'feedDetail', stages: NEVER_EMPTY, address: paths.feed(1), who: 'user' },
  member: { chart: 'memberPage', stages: NEVER_EMPTY, address: paths.member(13), who: 'user' },
  feedCreate: { chart: 'feedEditor', stages: STAGES, who: 'user' },
  feedEdit: { chart: 'feedEditor', stages: NEVER_EMPTY, address: paths.feedEdit(1), who: 'user' },
  myFeeds: { chart: 'myFeeds', stages: STAGES, who: 'user' },
  likedFeeds: { chart: 'likedFeeds', stages: STAGES, who: 'user' },
  myComments: { chart: 'myComments', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof communityScreens>;

/** Inspector settings of the community screens: statechart, stages, address and role. */
export const communityLooks = seen(communityScreens, looks);
