import { type FormEvent, useState } from 'react';
import { COMMENT_LENGTH, createComment, deleteComment } from '#domain/community/comment.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { keptComment, wireComments } from '#src/areas/community/comments.wiring.ts';
import { commentText as text } from '#src/areas/community/feeds.text.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { PersonName } from '#src/ui/person-name.tsx';

const Entry = styled('li', {
  display: 'flex',
  gap: '$3',
  padding: '$3 0',
  borderBottom: '1px solid $line',
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { whiteSpace: 'pre-wrap' },
});

export type CommentSectionProps = { feedId: number };

/** Comments of a feed: read, write, delete one's own. */
export default function CommentSection({ feedId }: CommentSectionProps) {
  const app = useApp();
  const { user } = useSession();
  const [input] = useState(() => ({ feedId, draft: keptComment(app, feedId) }));
  const { snapshot, send } = useFlow(wireComments, input);
  const [doomed, setDoomed] = useState<number | null>(null);
  const { comments, total, draft, error, page } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const [addWait, removeWait] = [useWait(createComment), useWait(deleteComment)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'comment.submitted' });
  };
  return (
    <Stack as="section">
      <SectionTitle>{text.count(formatNumber(total))}</SectionTitle>
      {user ? (
        <form onSubmit={submit}>
          <TextArea
            label={text.label}
            hint={text.hint}
            maxLength={COMMENT_LENGTH}
            value={draft}
            onChange={({ target }) => send({ type: 'draft.changed', text: target.value })}
          />
          <Button
            tone="primary"
            type="submit"
            busy={isSaving}
            blocked={!isSaving && !snapshot.can({ type: 'comment.submitted' })}
            wait={addWait}
            css={{ marginTop: '$2' }}
          >
            {text.submit}
          </Button>
        </form>
      ) : (
        <ButtonLink href={paths.login(paths.feed(feedId))}>{text.login}</ButtonLink>
      )}
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
            <Entry key={comment.commentId}>
              <Avatar
                id={comment.userId}
                nickname={comment.userNickname}
                image={comment.userProfileImage ?? null}
              />
              <div>
                <Row spread>
                  <PersonName>{comment.userNickname}</PersonName>
                  <Muted>{formatDateTime(comment.createdAt)}</Muted>
                </Row>
                <p>{comment.content}</p>
                {user && comment.isMine ? (
                  <Button
                    size="small"
                    tone="ghost"
                    type="button"
                    blocked={!snapshot.hasTag('ready')}
                    wait={removeWait}
                    onClick={() => setDoomed(comment.commentId)}
                  >
                    {text.remove}
                  </Button>
                ) : null}
              </div>
            </Entry>
          ))}
        </ul>
        {snapshot.can({ type: 'more.requested' }) ? (
          <Button type="button" onClick={() => send({ type: 'more.requested' })}>
            {text.more}
          </Button>
        ) : null}
      </FlowFrame>
      <ConfirmDialog
        open={doomed !== null}
        title={text.removeTitle}
        text={text.removeText}
        action={{
          label: text.remove,
          danger: true,
          onConfirm: () => doomed !== null && send({ type: 'comment.deleted', commentId: doomed }),
        }}
        onClose={() => setDoomed(null)}
      />
    </Stack>
  );
}
