import { formatNumber } from '#domain/kit/format.ts';
import type { MemberPage } from '#domain/members/member-page.ts';
import { styled } from '#src/styles/stitches.ts';
import { memberText as text } from './member.text.ts';

const Figures = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  padding: '$3 0',
  borderBlock: '1px solid $line',
  textAlign: 'center',
  '& > div': { display: 'grid', minWidth: 0, minHeight: '44px', alignContent: 'center' },
  '& dt': { order: 1, color: '$ink2', fontSize: '$meta' },
  '& dd': { fontSize: '$title3', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' },
});

/** How much a member has posted and written, and how many follow and are followed. */
export const MemberFigures = ({ member }: { member: MemberPage }) => (
  <Figures aria-label={text.figures}>
    {(
      [
        [text.feeds, member.feedCounts.totalCount],
        [text.reviews, member.reviewCount],
        [text.followers, member.followerCount],
        [text.followings, member.followingCount],
      ] as const
    ).map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatNumber(count)}</dd>
      </div>
    ))}
  </Figures>
);
