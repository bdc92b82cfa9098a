import type { EventDetail } from '#domain/events/event.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Card, Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { isDrawn } from '../draw-check/draw-hashes.tsx';
import type { EligibilityProps } from './eligibility.tsx';
import { pageText } from './event-page.text.ts';

const text = pageText.mine;
/** For members only, so not part of the first view. */
const EligibilityPanel = addition<EligibilityProps>(
  () => import('./eligibility.tsx'),
  () => <Skeleton rows={1} height={160} />,
);
const OwnNumber = styled('p', {
  display: 'grid',
  gap: '2px',
  '& strong': { fontSize: '$title1', lineHeight: '$tight', fontVariantNumeric: 'tabular-nums' },
});
const Nonce = styled('code', { color: '$ink3', fontSize: '$meta', overflowWrap: 'anywhere' });

/** The viewer's part in an event: entry button or reasons against it, own number and own vote. */
export function MyParticipation({ event }: { event: EventDetail }) {
  const { checking, user } = useSession();
  const isOpen = event.isParticipatable && event.myEntryFeedId === null;
  return (
    <>
      {event.myEntryFeedId === null ? null : <MyEntry event={event} feedId={event.myEntryFeedId} />}
      {event.myVoteFeedId === null ? null : <MyVote event={event} feedId={event.myVoteFeedId} />}
      {isOpen && user ? <EligibilityPanel eventId={event.eventId} /> : null}
      {isOpen && !user && !checking ? (
        <ButtonLink href={paths.login(paths.event(event.eventId))} tone="primary" size="wide">
          {pageText.loginToEnter}
        </ButtonLink>
      ) : null}
    </>
  );
}

type MineProps = { event: EventDetail; feedId: number };

/** The member's entry; its number and nonce are shown if the event has a draw. */
const MyEntry = ({ event, feedId }: MineProps) => (
  <Card css={{ padding: '$4' }}>
    <Stack gap={2}>
      <strong>{text.entered}</strong>
      {event.myEntryNo === null || !isDrawn(event) ? null : (
        <>
          <OwnNumber>
            <Muted as="span">{text.number}</Muted>
            <strong>{event.myEntryNo}</strong>
          </OwnNumber>
          <Muted>{text.numberHint}</Muted>
          {event.myNonce ? (
            <Collapsible summary={pageText.result.verify}>
              <Muted>{text.nonce}</Muted>
              <Nonce>{event.myNonce}</Nonce>
            </Collapsible>
          ) : null}
        </>
      )}
      <TextLink href={paths.feed(feedId)}>{text.toEntry}</TextLink>
    </Stack>
  </Card>
);

const MyVote = ({ event: { myVoteStanding, status }, feedId }: MineProps) => (
  <Card css={{ padding: '$4' }}>
    <Stack gap={2}>
      <strong>{text.voted}</strong>
      {myVoteStanding === 'WAITING' && status === 'ENDED' ? <Muted>{text.unchecked}</Muted> : null}
      {myVoteStanding === 'WAITING' && status !== 'ENDED' ? (
        <Muted>
          {text.waiting} <TextLink href={paths.settingsCard('phone')}>{text.toPhone}</TextLink>
        </Muted>
      ) : null}
      {myVoteStanding === 'VOID' ? (
        <Muted>
          {text.void} <TextLink href={paths.settingsCard('privacy')}>{text.toAppeal}</TextLink>
        </Muted>
      ) : null}
      <TextLink href={paths.feed(feedId)}>{text.toVote}</TextLink>
    </Stack>
  </Card>
);
