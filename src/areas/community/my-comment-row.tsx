import { Link } from 'wouter';
import type { MyComment } from '#domain/community/comment.ts';
import { feedPageText as text } from '#src/areas/community/feed-pages.text.ts';
import { paths } from '#src/lib/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/every-icon.tsx';
import { Muted } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Since } from '#src/ui/since.tsx';

const Row = styled(Link, {
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
const Words = styled('p', { marginBottom: '$1', whiteSpace: 'pre-wrap', ...clamped(3) });

/** A comment of mine and the feed under which it stands. */
export const MyCommentRow = ({ comment }: { comment: MyComment }) => (
  <li>
    <Row href={paths.feed(comment.feedId)}>
      <span>
        {comment.feedImageUrl ? (
          <Picture image={comment.feedImageUrl} alt="" width={64} height={80} />
        ) : (
          <Icon name="comment" />
        )}
      </span>
      <div>
        <Words>{comment.content}</Words>
        <Muted css={clamped(2)}>
          {comment.feedTitle} · {text.by(comment.authorNickname)} · <Since at={comment.createdAt} />
        </Muted>
      </div>
    </Row>
  </li>
);
