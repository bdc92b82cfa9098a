import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { createReview, REVIEW_LIMITS, updateReview } from '#domain/reviews/review-form.ts';
import { REVIEW_ELEMENTS } from '#domain/reviews/review-scales.ts';
import type { ReviewTarget } from '#machines/reviews/review-editor.model.ts';
import { wireReviewEditor } from '#src/areas/reviews/review-editor.wiring.ts';
import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { useLogic } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ImagePicker } from '#src/ui/image-picker.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { OldImages } from './old-images.tsx';
import { reviewProblems } from './review-problems.ts';
import { ReviewedItem } from './reviewed-item.tsx';
import { ScaleField } from './scale-field.tsx';
import { StarField } from './star-field.tsx';

/** The form of a new or existing review; what cannot be reviewed is told before anything is typed. */
export function ReviewEditor({ target }: { target: ReviewTarget }) {
  const actor = useActorRef(useLogic(wireReviewEditor), { input: { target } });
  const snapshot = useSelector(actor, (state) => state);
  const { form: formRef, focusProblem } = useProblemFocus();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { form, item, images, problems, error } = snapshot.context;
  const change = (part: Partial<typeof form>) => actor.send({ type: 'answer.changed', change: part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted', images: files, problems: reviewProblems(form, target.kind) });
    focusProblem();
  };
  const creating = target.kind === 'create';
  const busy = snapshot.hasTag('saving');
  const wait = useWait(creating ? createReview : updateReview);
  const words = (name: 'title' | 'content') => ({
    name,
    value: form[name],
    problem: problems[name],
    maxLength: REVIEW_LIMITS[name][1],
    onChange: ({ target: input }: { target: { value: string } }) => change({ [name]: input.value }),
  });
  return (
    <FlowFrame
      flow="reviewEditor"
      snapshot={snapshot}
      error={error || text.loadFailed}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    >
      {snapshot.hasTag('empty') ? <NothingToReview /> : null}
      {item ? (
        <Stack ref={formRef} as="form" gap={6} noValidate onSubmit={submit}>
          <PageTitle>{creating ? text.createTitle : text.editTitle}</PageTitle>
          <ReviewedItem item={item} />
          {creating ? (
            <Muted>{item.points > 0 ? text.reward(formatNumber(item.points)) : text.noReward}</Muted>
          ) : null}
          <Refusal reason={error} />
          <StarField
            rating={form.rating}
            problem={problems.rating}
            onChange={(rating) => change({ rating })}
          />
          {REVIEW_ELEMENTS.map((element) => (
            <ScaleField
              key={element}
              element={element}
              value={form[element]}
              problem={problems[element]}
              onChange={(step) => change({ [element]: step })}
            />
          ))}
          <TextField label={text.titleLabel} required hint={text.titleHint} {...words('title')} />
          <TextArea
            label={text.content}
            required
            hint={text.contentHint(form.content.length)}
            {...words('content')}
          />
          <OldImages images={images} onDrop={(imageId) => actor.send({ type: 'image.dropped', imageId })} />
          <ImagePicker
            images={files}
            max={Math.max(0, REVIEW_LIMITS.images - images.length)}
            onChange={setFiles}
          />
          {creating ? (
            <div>
              <Row as="label">
                <input
                  type="checkbox"
                  checked={form.showBody}
                  onChange={({ target: input }) => change({ showBody: input.checked })}
                />
                {text.showBody}
              </Row>
              <Muted>{text.showBodyHint}</Muted>
            </div>
          ) : null}
          <Button tone="primary" type="submit" busy={busy} wait={wait}>
            {busy ? text.saving : creating ? text.submit : text.saveEdit}
          </Button>
        </Stack>
      ) : null}
    </FlowFrame>
  );
}

const NothingToReview = () => (
  <EmptyState isPage title={text.nothingTitle} hint={text.nothingHint}>
    <ButtonLink href={paths.reviews}>{text.myReviews}</ButtonLink>
  </EmptyState>
);
