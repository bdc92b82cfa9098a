import { useEffect, useEffectEvent } from 'react';
import type { Feed } from '#domain/community/feed.ts';
import { castVote, withdrawVote } from '#domain/events/vote.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { wireVote } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';

const fly = keyframes({
  '0%': { opacity: 0, transform: 'translateY(8px)' },
  '20%': { opacity: 1, transform: 'none' },
  '60%': { opacity: 1 },
  '100%': { opacity: 0, transform: 'translateY(-44px)' },
});
/** Animation of earned points; runs once. */
const Gain = styled('strong', {
  position: 'absolute',
  right: '$3',
  bottom: '100%',
  padding: '6px 12px',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$body',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  animation: `${fly} 1.1s cubic-bezier(.2, .8, .2, 1) both`,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

type VoteButtonProps = {
  feed: Feed;
  /** Address to return to after the login of a guest. */
  from?: string;
  /** Called after a vote, since the member's one vote of the event may have moved from another visible entry. */
  onVote?: () => void;
};

/** Vote toggle for another member's entry, shown while its event runs. */
export function VoteButton({ feed, from = paths.feed(feed.id), onVote }: VoteButtonProps) {
  const { navigate, toast } = useApp();
  const { checking, user } = useSession();
  const input = {
    feedId: feed.id,
    vote: { voted: feed.isVoted, count: feed.participantVoteCount },
    canVote: feed.canVote,
  };
  const { snapshot, send } = useAddressed(wireVote, input, ({ vote, canVote }) => ({
    type: 'vote.known',
    vote,
    canVote,
  }));
  const { vote, gained } = snapshot.context;
  const tell = useEffectEvent(() => {
    if (vote.voted !== feed.isVoted) onVote?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of when it changes.
  useEffect(() => tell(), [vote.voted]);
  // Members cannot vote for their own entry.
  if (feed.event?.status !== 'ONGOING' || feed.isMine) return null;
  const ask = () => {
    if (user) return send({ type: 'vote.asked' });
    toast(catalogueText.loginRequired);
    return navigate(paths.login(from));
  };
  const busy = snapshot.hasTag('saving');
  const blocked = checking || (!busy && user !== null && !snapshot.can({ type: 'vote.asked' }));
  return (
    <Row
      data-flow="feedVote"
      data-state={String(snapshot.value)}
      css={{ position: 'relative', gap: '$2', marginLeft: 'auto' }}
    >
      <Muted as="span" aria-live="polite">
        {vote.count === null ? text.votesHidden : text.votes(formatNumber(vote.count))}
      </Muted>
      <Toggle
        isVoted={vote.voted}
        busy={busy}
        blocked={blocked}
        onVote={ask}
        onWithdraw={() => send({ type: 'vote.withdrawn' })}
      />
      {/* The toast announces it to screen readers. */}
      {gained > 0 ? <Gain aria-hidden="true">{text.gained(formatNumber(gained))}</Gain> : null}
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

type ToggleProps = {
  isVoted: boolean;
  busy: boolean;
  /** True while a vote is not possible; a vote can always be withdrawn. */
  blocked: boolean;
  onVote: () => void;
  onWithdraw: () => void;
};

/** Button that casts or withdraws the vote; it is paused by the rate limit of its call. */
function Toggle({ isVoted, busy, blocked, onVote, onWithdraw }: ToggleProps) {
  const wait = useWait(isVoted ? withdrawVote : castVote);
  const icon = <Icon name="vote" size={18} />;
  return isVoted ? (
    <Button type="button" size="small" tone="primary" busy={busy} wait={wait} onClick={onWithdraw}>
      {icon}
      {text.withdraw}
    </Button>
  ) : (
    <Button type="button" size="small" busy={busy} blocked={blocked} wait={wait} onClick={onVote}>
      {icon}
      {text.vote}
    </Button>
  );
}
