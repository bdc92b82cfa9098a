import { useState } from 'react';
import { createComment, deleteComment } from '#domain/community/comment.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { commentText as text } from '#src/areas/community/comments/comments.text.ts';
import { keptComment, wireComments } from '#src/areas/community/comments/comments.wiring.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { COMMENTS } from '../feed/feed-actions.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';

export type CommentSectionProps = { feedId: number };

/**
 * Comments of a feed: read, write, and delete one's own. After a report they are loaded again, because the reported
 * one is hidden.
 */
export default function CommentSection({ feedId }: CommentSectionProps) {
  const [round, setRound] = useState(0);
  return <Comments key={round} feedId={feedId} onGone={() => setRound(round + 1)} />;
}

function Comments({ feedId, onGone }: CommentSectionProps & { onGone: () => void }) {
  const app = useApp();
  const { user } = useSession();
  const [input] = useState(() => ({ feedId, draft: keptComment(app, feedId) }));
  const { snapshot, send } = useFlow(wireComments, input);
  const [doomed, setDoomed] = useState<number | null>(null);
  const { comments, total, draft, error, page } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const [addWait, removeWait] = [useWait(createComment), useWait(deleteComment)];
  const removal = { blocked: !snapshot.hasTag('ready'), wait: removeWait };
  return (
    <>
      <Stack as="section" id={COMMENTS} gap={3}>
        <SectionTitle>{text.count(formatNumber(total))}</SectionTitle>
        <FlowFrame
          flow="comments"
          snapshot={snapshot}
          error={error || catalogueText.comments}
          onRetry={() => send({ type: 'screen.retried' })}
          hasContent={page >= 0}
        >
          {comments.length === 0 ? <Muted>{text.none}</Muted> : null}
          <ul>
            {comments.map((comment) => (
              <CommentEntry
                key={comment.commentId}
                comment={comment}
                onGone={onGone}
                removal={
                  user && comment.isMine ? { ...removal, onClick: () => setDoomed(comment.commentId) } : null
                }
              />
            ))}
          </ul>
          {snapshot.can({ type: 'more.requested' }) ? (
            <MoreButton onMore={() => send({ type: 'more.requested' })} />
          ) : null}
        </FlowFrame>
      </Stack>
      {user ? (
        <CommentForm
          draft={draft}
          busy={isSaving}
          blocked={!isSaving && !snapshot.can({ type: 'comment.submitted' })}
          wait={addWait}
          onChange={(words) => send({ type: 'draft.changed', text: words })}
          onSend={() => send({ type: 'comment.submitted' })}
        />
      ) : (
        <ButtonLink href={paths.login(paths.feed(feedId))}>{text.login}</ButtonLink>
      )}
      <RemovalDialog
        commentId={doomed}
        onConfirm={(commentId) => send({ type: 'comment.deleted', commentId })}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

const MoreButton = ({ onMore }: { onMore: () => void }) => (
  <Button type="button" onClick={onMore}>
    {text.more}
  </Button>
);

type RemovalProps = {
  /** Comment that is about to be deleted; null while the dialog is closed. */
  commentId: number | null;
  onConfirm: (commentId: number) => void;
  onClose: () => void;
};

const RemovalDialog = ({ commentId, onConfirm, onClose }: RemovalProps) => (
  <ConfirmDialog
    open={commentId !== null}
    title={text.removeTitle}
    text={text.removeText}
    action={{
      label: text.remove,
      danger: true,
      onConfirm: () => commentId !== null && onConfirm(commentId),
    }}
    onClose={onClose}
  />
);
