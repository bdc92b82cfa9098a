import type { FormEvent } from 'react';
import type { Review } from '#domain/reviews/review.ts';
import { REPORT_LENGTH, REPORT_REASONS, reportReview } from '#domain/reviews/review-reaction.ts';
import { reportText, reviewText } from '#src/areas/reviews/reviews.text.ts';
import { wireReport } from '#src/areas/reviews/reviews.wiring.ts';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { useMemberAct } from '#src/flow/use-member-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SelectField, TextArea } from '#src/ui/field.tsx';
import { Muted, Stack } from '#src/ui/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const reasons = REPORT_REASONS.map((value) => ({ value, label: reportText.reasons[value] }));

/** Reports another member's review, once. */
export function ReportButton({ review }: { review: Review }) {
  const { snapshot, send } = useFlow(wireReport, { reviewId: review.reviewId });
  const wait = useWait(reportReview);
  const { act: open, isHeld } = useMemberAct(reviewText.loginFirst, () => send({ type: 'report.opened' }));
  if (review.isReported || snapshot.matches('reported'))
    return <Muted as="span">{reportText.reported}</Muted>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = REPORT_REASONS.find((one) => one === form.get('reason')) ?? 'OTHER';
    send({ type: 'report.submitted', reason, description: String(form.get('description') ?? '') });
  };
  return (
    <>
      <Button size="small" tone="ghost" type="button" blocked={isHeld} onClick={open}>
        {reportText.report}
      </Button>
      <Dialog
        open={snapshot.hasTag('open')}
        title={reportText.title}
        onClose={() => send({ type: 'report.closed' })}
      >
        <Stack as="form" onSubmit={submit} data-flow="reviewReport" data-state={String(snapshot.value)}>
          <Refusal reason={snapshot.context.error} />
          <SelectField label={reportText.reason} name="reason" choices={reasons} />
          <TextArea
            label={reportText.description}
            hint={reportText.descriptionHint}
            name="description"
            maxLength={REPORT_LENGTH}
          />
          <Button tone="primary" type="submit" busy={snapshot.hasTag('saving')} wait={wait}>
            {reportText.submit}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
