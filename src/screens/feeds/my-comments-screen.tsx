import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { formatDateTime } from '#domain/format.ts';
import { paths } from '#src/lib/paths.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { catalogueText } from '#src/text/ko/catalogue.ts';
import { feedText as text } from '#src/text/ko/feeds.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireMyComments } from '#src/wiring/feeds.ts';

/** Comments I wrote, each leading to its feed, where it can be deleted. */
export default function MyCommentsScreen() {
  const actor = useActorRef(useLogic(wireMyComments), { input: { filter: undefined } });
  const snapshot = useSelector(actor, (state) => state);
  const { page, error } = snapshot.context;
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.myCommentsTitle}</PageTitle>
        <FlowFrame
          flow="myComments"
          snapshot={snapshot}
          error={error || catalogueText.comments}
          onRetry={() => actor.send({ type: 'screen.retried' })}
          hasContent={page !== null}
        >
          {snapshot.hasTag('empty') ? (
            <EmptyState title={text.myCommentsEmpty}>
              <ButtonLink href={paths.feeds()}>{text.browse}</ButtonLink>
            </EmptyState>
          ) : null}
          <Stack>
            {page?.items.map((comment) => (
              <Card key={comment.commentId} as={Link} href={paths.feed(comment.feedId)}>
                <p>{comment.content}</p>
                <Muted>
                  {comment.feedTitle} · {text.by(comment.authorNickname)} ·{' '}
                  {formatDateTime(comment.createdAt)}
                </Muted>
              </Card>
            ))}
          </Stack>
        </FlowFrame>
        <Pager
          page={page?.page ?? 0}
          totalPages={page?.totalPages ?? 0}
          onGo={(next) => actor.send({ type: 'page.changed', page: next })}
        />
      </Stack>
    </MyPageFrame>
  );
}
