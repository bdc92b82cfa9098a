import type { Review } from '#domain/reviews/review.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { ReviewCard } from '#src/areas/reviews/review-card.tsx';
import { ReviewSummary } from '#src/areas/reviews/review-summary.tsx';
import { wireReviewSummary } from '#src/areas/reviews/reviews.wiring.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ReplyForm } from './reply-form.tsx';
import { answersText as text } from './review-replies.text.ts';
import { wireReplyRemoval } from './review-replies.wiring.ts';

const Alone = styled('ul', { listStyle: 'none', '& > li': { padding: 0, border: 0 } });

type Props = { review: Review; onClose: () => void; onDone: () => void };

/** Side panel of one review: statistics of the product, and the store's reply. */
export default function ReviewPanel({ review, onClose, onDone }: Props) {
  const { reviewId, productId, productName, userId, isReported, answer } = review;
  const summary = useFlow(wireReviewSummary, productId);
  return (
    <SidePanel title={productName} onClose={onClose}>
      <Stack gap={6}>
        <TextLink href={paths.product(productId)}>{productName}</TextLink>
        <Alone>
          <ReviewCard review={review} answer={null}>
            <ReportButton
              of={{ targetType: 'REVIEW', targetId: reviewId, authorId: userId }}
              isReported={isReported}
            />
          </ReviewCard>
        </Alone>
        <Stack gap={3}>
          <SectionTitle>{answer ? text.answerOf(answer.storeName) : text.answer}</SectionTitle>
          {answer?.hidden ? (
            <>
              <Row>
                <Chip>{text.hidden}</Chip>
              </Row>
              <p>{answer.content}</p>
              <Muted>{text.hiddenWhy(answer.hidden.reason)}</Muted>
              <TextLink href={paths.settingsCard('privacy')}>{text.object}</TextLink>
            </>
          ) : (
            <>
              <ReplyForm review={review} onDone={onDone} />
              {answer ? <Removal reviewId={reviewId} onDone={onDone} /> : null}
            </>
          )}
        </Stack>
        <Stack gap={3}>
          <SectionTitle>{text.fit}</SectionTitle>
          <ReviewSummary flow={summary} />
        </Stack>
      </Stack>
    </SidePanel>
  );
}

function Removal({ reviewId, onDone }: { reviewId: number; onDone: () => void }) {
  const actor = useFlowActor((app) => wireReplyRemoval(app, onDone), { id: reviewId });
  return <RemovalButton actor={actor} label={text.remove} question={text.removeQuestion} />;
}
