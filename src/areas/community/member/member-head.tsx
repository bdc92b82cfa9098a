import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { AuthorLevel } from '../feed/author-level.tsx';
import { wireMemberFollow } from '../follows/follow.wiring.ts';
import { FollowButton } from '../follows/follow-button.tsx';
import { memberText as text } from './member.text.ts';
import type { MemberTab } from './member-address.ts';
import { MemberBadges } from './member-badges.tsx';
import { MemberCounts } from './member-counts.tsx';

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  minWidth: 0,
  '& > div:nth-child(2)': { flex: '1 1 160px', minWidth: 0, display: 'grid', gap: '2px' },
});
const Level = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  color: '$ink2',
  fontSize: '$label',
});

/** Public body measurements of a member as text. */
const bodyWords = ({ body }: MemberPage): string =>
  body
    ? [
        text.genders[body.gender],
        body.height ? text.height(body.height) : '',
        body.weight ? text.weight(body.weight) : '',
        body.footSize ? text.foot(body.footSize) : '',
        text.widths[body.footWidth],
      ]
        .filter(Boolean)
        .join(' · ')
    : '';

type MemberHeadProps = { member: MemberPage; tab: MemberTab; children?: ReactNode };

/**
 * Header of a profile: avatar, nickname, level, counts, badges, and a follow toggle for others; `children` follow it.
 */
export function MemberHead({ member, tab, children }: MemberHeadProps) {
  const { userId: id, isFollowing: on, followerCount: count } = member;
  const actor = useFlowActor(wireMemberFollow, { id, mark: { on, count } });
  const followerCount = useSelector(actor, ({ context }) => context.shown.count);
  return (
    <Stack gap={6}>
      <Top>
        <Avatar id={member.userId} nickname={member.nickname} image={member.profileImageUrl} size={72} />
        <div>
          <PageTitle css={{ overflowWrap: 'anywhere' }}>{member.nickname}</PageTitle>
          <Level>
            <AuthorLevel name={member.levelName} />
            {member.levelName}
          </Level>
          {member.body ? <Muted aria-label={text.body}>{bodyWords(member)}</Muted> : null}
        </div>
        <Row css={{ gap: '$1' }}>
          {member.isMine ? null : <FollowButton nickname={member.nickname} actor={actor} />}
          {children}
        </Row>
      </Top>
      <MemberCounts member={member} followerCount={followerCount} tab={tab} />
      <MemberBadges badges={member.badges} />
    </Stack>
  );
}
