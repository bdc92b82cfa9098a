import type { ReactNode } from 'react';
import type { MemberPage } from '#domain/members/member-page.ts';
import { styled } from '#src/styles/stitches.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { AuthorLevel } from './author-level.tsx';
import { memberText as text } from './member.text.ts';
import { MemberBadges } from './member-badges.tsx';
import { MemberFigures } from './member-figures.tsx';

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

/** Body figures that the member shows, in words. */
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

/** Picture, nickname, level, counts and badges of a member; `children` are what the reader can do here. */
export const MemberHead = ({ member, children }: { member: MemberPage; children?: ReactNode }) => (
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
      {children}
    </Top>
    <MemberFigures member={member} />
    <MemberBadges badges={member.badges} />
  </Stack>
);
