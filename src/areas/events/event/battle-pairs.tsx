import type { EventResult } from '#domain/events/results/result.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { pageText } from './event-page.text.ts';

const text = pageText.result;

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  '@tablet': { gridTemplateColumns: '1fr 1fr' },
});
const Pair = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  minHeight: '64px',
  padding: '$3 $4',
  borderRadius: '$card',
  background: '$sunken',
  '& > i': { color: '$ink3', fontSize: '$meta', fontStyle: 'normal' },
  '& > :last-child': { textAlign: 'right' },
});
const Side = styled('p', {
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& small': { fontSize: '$meta', fontVariantNumeric: 'tabular-nums' },
  variants: { won: { true: { fontWeight: '$semibold' }, false: { color: '$ink3' } } },
});

type Pairs = NonNullable<EventResult['pairs']>;

/** Pairs of entries in a battle event: more votes win, the older entry on a tie. */
export const BattlePairs = ({ pairs }: { pairs: Pairs }) => (
  <section>
    <h3>{text.pairs}</h3>
    <List>
      {pairs.map(([one, other]) =>
        one ? (
          <Pair key={one.entryNo}>
            <Fighter fighter={one} won={!other || isFirst(one, other)} />
            <i>{text.against}</i>
            {other ? (
              <Fighter fighter={other} won={!isFirst(one, other)} />
            ) : (
              <Muted as="p">{text.alone}</Muted>
            )}
          </Pair>
        ) : null,
      )}
    </List>
  </section>
);

type Fighting = Pairs[number][number];
const isFirst = (one: Fighting, other: Fighting): boolean =>
  one.votes === other.votes ? one.entryNo < other.entryNo : one.votes > other.votes;

const Fighter = ({ fighter: { userId, userName, votes }, won }: { fighter: Fighting; won: boolean }) => (
  <Side won={won}>
    <PersonLink id={userId} nickname={userName}>
      <span>{userName}</span>
    </PersonLink>
    <small>{pageText.votesOf(formatNumber(votes))}</small>
  </Side>
);
