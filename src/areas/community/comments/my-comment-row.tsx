import { Link } from 'wouter';
import type { MyComment } from '#domain/community/comment.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';

const Row = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '$3',
  alignItems: 'start',
  padding: '$3 0',
  '& > span': {
    width: '64px',
    height: '80px',
    borderRadius: '$control',
    overflow: 'hidden',
    background: '$sunken',
    display: 'grid',
    placeItems: 'center',
    color: '$ink3',
  },
});
// The whole row links to the feed; only the author's name above it has another link.
const Words = styled(Link, {
  marginBottom: '$1',
  whiteSpace: 'pre-wrap',
  ...clamped(3),
  '&::after': { content: '', position: 'absolute', inset: 0 },
});
const Under = styled(Muted, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$1',
  '& > span': { ...clamped(1), minWidth: 0 },
  '& > a': { position: 'relative', zIndex: 1 },
});

/** One of the member's own comments with its feed. */
export const MyCommentRow = ({ comment }: { comment: MyComment }) => (
  <li>
    <Row>
      <span>
        {comment.feedImageUrl ? (
          <Picture image={comment.feedImageUrl} alt="" width={64} height={80} />
        ) : (
          <Icon name="comment" />
        )}
      </span>
      <div>
        <Words href={paths.feed(comment.feedId)}>{comment.content}</Words>
        <Under>
          <span>{comment.feedTitle} ·</span>
          <PersonLink id={comment.authorId} nickname={comment.authorNickname}>
            {text.by(comment.authorNickname)}
          </PersonLink>
          · <RelativeTime at={comment.createdAt} />
        </Under>
      </div>
    </Row>
  </li>
);
