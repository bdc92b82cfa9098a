import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { wireMyComments } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { MyCommentRow } from './my-comment-row.tsx';

/** The member's own comments, linked to their feeds, where they can be deleted. */
export default function MyCommentsScreen() {
  const { snapshot, actor } = useFlow(wireMyComments, { filter: undefined });
  return (
    <MyPageLayout>
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
            <ul>
              {items.map((comment) => (
                <MyCommentRow key={comment.commentId} comment={comment} />
              ))}
            </ul>
          )}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}
