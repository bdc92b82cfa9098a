import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { wireMemberReviews } from './member-reviews.wiring.ts';
import { NewestReviews } from './newest-reviews.tsx';

export type MemberReviewsProps = { userId: number };

/** Reviews of a member, newest first, page by page. */
export default function MemberReviews({ userId }: MemberReviewsProps) {
  const { snapshot, send, actor } = useFlow(wireMemberReviews, { filter: { userId } });
  return (
    <section aria-label={text.title}>
      <PagedFlow
        flow="memberReviews"
        actor={actor}
        snapshot={snapshot}
        failure={text.listFailed}
        nothing={<EmptyState title={text.empty} />}
      >
        {(reviews) => <NewestReviews reviews={reviews} onGone={() => send({ type: 'screen.reloaded' })} />}
      </PagedFlow>
    </section>
  );
}
