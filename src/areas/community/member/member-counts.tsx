import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { styled } from '#src/styles/stitches.ts';
import { followText } from '../follows/follow.text.ts';
import { memberText as text } from './member.text.ts';
import { type FollowSide, type MemberTab, memberAddress } from './member-address.ts';

const Figures = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  padding: '$3 0',
  borderBlock: '1px solid $line',
  textAlign: 'center',
  '& > div': {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    minHeight: '44px',
    alignContent: 'center',
  },
  '& dt': { order: 1, color: '$ink2', fontSize: '$meta' },
  '& dd': { fontSize: '$title3', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' },
  // The number and its label are one link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

type MemberFiguresProps = {
  member: MemberPage;
  /** Number of followers, including the viewer's own toggle. */
  followerCount: number;
  /** Tab that stays open below the list dialog. */
  tab: MemberTab;
};

/** Number of a member's posts and reviews, and of followers and followings, which open their lists. */
export function MemberCounts({ member, followerCount, tab }: MemberFiguresProps) {
  const figures: readonly (readonly [string, number, FollowSide | null])[] = [
    [text.feeds, member.feedCounts.totalCount, null],
    [text.reviews, member.reviewCount, null],
    [followText.sides.followers, followerCount, 'followers'],
    [followText.sides.followings, member.followingCount, 'followings'],
  ];
  return (
    <Figures aria-label={text.figures}>
      {figures.map(([name, count, list]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {list ? (
              <Link
                href={memberAddress(member.userId, { tab, list })}
                aria-label={followText.show(name, formatNumber(count))}
              >
                {formatNumber(count)}
              </Link>
            ) : (
              formatNumber(count)
            )}
          </dd>
        </div>
      ))}
    </Figures>
  );
}
