import { useSelector } from '@xstate/react';
import { formatNumber } from '#domain/kit/format.ts';
import type { Review } from '#domain/reviews/review.ts';
import { toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireHelpful } from '#src/areas/reviews/reviews.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';

/** "Helpful" toggle that changes at once; guests are sent to login and back. */
export function HelpfulButton({ review }: { review: Review }) {
  const mark = { on: review.isHelpful, count: review.helpfulCount };
  const actor = useFlowActor(wireHelpful, { id: review.reviewId, mark });
  const shown = useSelector(actor, ({ context }) => context.shown);
  const state = useSelector(actor, ({ value }) => String(value));
  const member = useMemberAct(text.loginFirst, () => actor.send({ type: 'mark.toggled' }));
  return (
    <Button
      size="small"
      type="button"
      data-flow="reviewHelpful"
      data-state={state}
      aria-pressed={shown.on}
      css={{
        borderRadius: '$round',
        '&[aria-pressed="true"]': { borderColor: '$ink', boxShadow: 'inset 0 0 0 0.5px $colors$ink' },
      }}
      wait={useWait(toggleHelpful)}
      blocked={member.isHeld}
      onClick={member.act}
    >
      <Icon name="thumb" size={16} filled={shown.on} />
      {text.helpful(formatNumber(shown.count))}
    </Button>
  );
}
