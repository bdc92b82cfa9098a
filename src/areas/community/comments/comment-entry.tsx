import type { Comment } from '#domain/community/comment.ts';
import { commentText as text } from '#src/areas/community/comments/comments.text.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';

const Entry = styled('li', {
  display: 'flex',
  gap: '$3',
  padding: '$2 0',
  '& > div': { flex: 1, minWidth: 0 },
});
const Who = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  fontSize: '$label',
  '& > p': { flex: 'none' },
});
const Words = styled('p', { whiteSpace: 'pre-wrap', '& + button': { marginLeft: '-12px', color: '$ink3' } });

type CommentEntryProps = {
  comment: Comment;
  /** Delete button for the author; null for others. */
  removal: { blocked: boolean; wait: number; onClick: () => void } | null;
  /** Called after a report, which hides the comment from the reader. */
  onGone: () => void;
};

/** A comment on a feed. */
export const CommentEntry = ({ comment, removal, onGone }: CommentEntryProps) => (
  <Entry>
    <PersonFace
      id={comment.userId}
      nickname={comment.userNickname}
      image={comment.userProfileImage}
      size={32}
    />
    <div>
      <Who>
        <PersonLink id={comment.userId} nickname={comment.userNickname}>
          <PersonName>{comment.userNickname}</PersonName>
        </PersonLink>
        <Muted>
          <RelativeTime at={comment.createdAt} />
        </Muted>
      </Who>
      <Words>{comment.content}</Words>
      {removal ? (
        <Button size="small" tone="ghost" type="button" {...removal}>
          {text.remove}
        </Button>
      ) : (
        <ReportButton
          of={{ targetType: 'COMMENT', targetId: comment.commentId, authorId: comment.userId }}
          onGone={onGone}
        />
      )}
    </div>
  </Entry>
);
