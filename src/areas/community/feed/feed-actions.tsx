import { useState } from 'react';
import type { Feed } from '#domain/community/feed.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { FlatButton } from '../feed-list/flat-button.ts';
import { LikeButton } from '../likes/like-button.tsx';
import { LikeUsersDialog } from '../likes/like-users.tsx';
import { ShareButton } from './share-button.tsx';
import { VoteButton } from './vote-button.tsx';

const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginLeft: '-8px' });
const Who = styled('button', {
  minHeight: '44px',
  margin: 'calc(-1 * $space$4) 0 calc(-1 * $space$2)',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$ink3',
  fontSize: '$meta',
  textAlign: 'left',
});
/** Id of the element where the comments of a feed start. */
export const COMMENTS = 'comments';

/** Actions of a feed: like, comment, share and report. */
export function FeedActions({ feed }: { feed: Feed }) {
  const [likesOpen, setLikesOpen] = useState(false);
  return (
    <>
      <Bar>
        <LikeButton
          key={String(feed.isLiked)}
          feedId={feed.id}
          liked={feed.isLiked}
          count={feed.likeCount}
          size={24}
        />
        <FlatButton
          as="a"
          href={`#${COMMENTS}`}
          aria-label={text.toComments(formatNumber(feed.commentCount))}
        >
          <Icon name="comment" />
          <span>{formatNumber(feed.commentCount)}</span>
        </FlatButton>
        <ShareButton title={feed.title} />
        <VoteButton key={`${feed.isVoted} ${feed.canVote}`} feed={feed} />
      </Bar>
      <Who type="button" onClick={() => setLikesOpen(true)}>
        {text.likedBy}
      </Who>
      {likesOpen ? <LikeUsersDialog feedId={feed.id} onClose={() => setLikesOpen(false)} /> : null}
    </>
  );
}
