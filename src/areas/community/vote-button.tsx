import type { Feed } from '#domain/community/feed.ts';
import { castVote, withdrawVote } from '#domain/community/feed-social.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { wireVote } from '#src/areas/community/feeds.wiring.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Row } from '#src/ui/layout.tsx';

/** Vote for an entry and take it back; shown while its event runs. */
export function VoteButton({ feed }: { feed: Feed }) {
  const { navigate, toast } = useApp();
  const { checking, user } = useSession();
  const input = {
    feedId: feed.id,
    vote: { voted: feed.isVoted, count: feed.participantVoteCount },
    canVote: feed.canVote,
  };
  const { snapshot, send } = useFlow(wireVote, input);
  const { vote } = snapshot.context;
  const wait = useWait(vote.voted ? withdrawVote : castVote);
  if (feed.event?.status !== 'ONGOING') return null;
  const ask = () => {
    if (user) return send({ type: 'vote.asked' });
    toast(catalogueText.loginRequired);
    return navigate(paths.login(paths.feed(feed.id)));
  };
  const busy = snapshot.hasTag('saving');
  const blocked = checking || (!busy && user !== null && !snapshot.can({ type: 'vote.asked' }));
  return (
    <Row data-flow="feedVote" data-state={String(snapshot.value)}>
      {vote.voted ? (
        <Button type="button" busy={busy} wait={wait} onClick={() => send({ type: 'vote.withdrawn' })}>
          {text.withdraw}
        </Button>
      ) : (
        <Button type="button" tone="primary" busy={busy} blocked={blocked} wait={wait} onClick={ask}>
          {text.vote}
        </Button>
      )}
      <span aria-live="polite">{text.votes(formatNumber(vote.count))}</span>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.voteTitle}
        text={text.voteText}
        action={{ label: text.vote, onConfirm: () => send({ type: 'vote.confirmed' }) }}
        onClose={() => send({ type: 'vote.dismissed' })}
      />
    </Row>
  );
}
