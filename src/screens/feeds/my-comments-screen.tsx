import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { formatDateTime } from '#domain/kit/format.ts';
import { paths } from '#src/lib/paths.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { catalogueText } from '#src/text/ko/catalogue.ts';
import { feedText as text } from '#src/text/ko/feeds.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card, Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireMyComments } from '#src/wiring/feeds.ts';

/** Comments I wrote, each leading to its feed, where it can be deleted. */
export default function MyCommentsScreen() {
  const actor = useActorRef(useLogic(wireMyComments), { input: { filter: undefined } });
  const snapshot = useSelector(actor, (state) => state);
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.myCommentsTitle}</PageTitle>
        <PagedFlow
          flow="myComments"
          actor={actor}
          snapshot={snapshot}
          failure={catalogueText.comments}
          nothing={
            <EmptyState title={text.myCommentsEmpty}>
              <ButtonLink href={paths.feeds()}>{text.browse}</ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <Stack>
              {items.map((comment) => (
                <Card key={comment.commentId} as={Link} href={paths.feed(comment.feedId)}>
                  <p>{comment.content}</p>
                  <Muted>
                    {comment.feedTitle} · {text.by(comment.authorNickname)} ·{' '}
                    {formatDateTime(comment.createdAt)}
                  </Muted>
                </Card>
              ))}
            </Stack>
          )}
        </PagedFlow>
      </Stack>
    </MyPageFrame>
  );
}
