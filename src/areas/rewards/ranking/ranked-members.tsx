import { formatNumber } from '#domain/kit/format.ts';
import { bareNameOf } from '#domain/rewards/level.ts';
import type { RankedMember } from '#domain/rewards/ranking.ts';
import { rankingText as text } from '#src/areas/rewards/ranking/ranking.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted } from '#src/ui/layout/layout.tsx';
import { Amount } from '#src/ui/layout/rows.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';

const List = styled('ol', { margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(44px, max-content) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  padding: '$3',
  borderBottom: '1px solid $line',
  fontVariantNumeric: 'tabular-nums',
  '&:last-child': { borderBottom: 0 },
  '&[aria-current="true"]': { borderRadius: '$card', background: '$sunken' },
});
const Who = styled('span', { display: 'grid', minWidth: 0, '& > span': { display: 'flex', gap: '$2' } });

type RankedMembersProps = { members: readonly RankedMember[]; ownId: number };

/** Members by rank; the viewer's own row is marked. */
export const RankedMembers = ({ members, ownId }: RankedMembersProps) => (
  <List>
    {members.map(({ userId, nickname, profileImageUrl, rank, periodPoints, levelDisplayName }) => (
      <Item key={userId} {...(userId === ownId ? { 'aria-current': 'true' as const } : {})}>
        <strong>{text.rank(formatNumber(rank))}</strong>
        <PersonFace id={userId} nickname={nickname} image={profileImageUrl} />
        <Who>
          <span>
            <PersonLink id={userId} nickname={nickname}>
              <PersonName>{nickname}</PersonName>
            </PersonLink>
            {userId === ownId ? <Chip tone="accent">{text.me}</Chip> : null}
          </span>
          <Muted as="span">{bareNameOf(levelDisplayName)}</Muted>
        </Who>
        <Amount>{text.score(formatNumber(periodPoints))}</Amount>
      </Item>
    ))}
  </List>
);
