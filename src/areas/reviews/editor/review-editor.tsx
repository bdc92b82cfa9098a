import type { FormEvent } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { createReview, REVIEW_LIMITS, updateReview } from '#domain/reviews/review-form.ts';
import { REVIEW_ELEMENTS } from '#domain/reviews/review-scales.ts';
import type { ReviewTarget, ReviewValues } from '#machines/reviews/review-editor.model.ts';
import { wireReviewEditor } from '#src/areas/reviews/editor/review-editor.wiring.ts';
import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { ReviewedItem } from './reviewed-item.tsx';
import { ScaleField } from './scale-field.tsx';
import { StarField } from './star-field.tsx';
import { StoredPictures } from './stored-pictures.tsx';

const [LEAST, MOST] = REVIEW_LIMITS.content;

/** Form of a new or existing review; an item that cannot be reviewed shows the reason instead. */
export function ReviewEditor({ target }: { target: ReviewTarget }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireReviewEditor(app, focusProblem), { target });
  const { values, about, problems, error } = snapshot.context;
  const { item } = about;
  const change = (part: Partial<ReviewValues>) => send({ type: 'field.changed', change: part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const creating = target.kind === 'create';
  const busy = snapshot.hasTag('saving');
  const wait = useWait(creating ? createReview : updateReview);
  return (
    <FlowFrame
      flow="reviewEditor"
      snapshot={snapshot}
      error={error || text.loadFailed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={
        <EmptyState isPage title={error || text.loadFailed}>
          <ButtonLink href={paths.reviews}>{text.myReviews}</ButtonLink>
        </EmptyState>
      }
    >
      {snapshot.hasTag('empty') ? <NothingToReview /> : null}
      {item ? (
        <Stack
          ref={form}
          as="form"
          method="post"
          gap={6}
          noValidate
          onSubmit={submit}
          css={{ maxWidth: '$sizes$reading', margin: '0 auto' }}
        >
          <PageTitle>{creating ? text.createTitle : text.editTitle}</PageTitle>
          <ReviewedItem item={item} />
          {creating ? (
            <Muted>{item.points > 0 ? text.reward(formatNumber(item.points)) : text.noReward}</Muted>
          ) : null}
          <Refusal reason={error} isUnknown={creating && snapshot.matches({ editing: 'unanswered' })} />
          <StoredPictures images={values.images} onChange={(images) => change({ images })} />
          <ImagePicker
            images={values.files}
            max={Math.max(0, REVIEW_LIMITS.images - values.images.length)}
            onChange={(files) => change({ files })}
          />
          <Ratings values={values} problems={problems} onChange={change} />
          <ReviewWords values={values} problems={problems} onChange={change} />
          {creating ? <Consents values={values} onChange={change} /> : null}
          <Button tone="primary" size="wide" type="submit" busy={busy} wait={wait}>
            {busy ? text.saving : creating ? text.submit : text.saveEdit}
          </Button>
        </Stack>
      ) : null}
    </FlowFrame>
  );
}

type PartProps = {
  values: ReviewValues;
  problems: Parameters<typeof sentenceAt>[0];
  onChange: (change: Partial<ReviewValues>) => void;
};

/** Stars and the scales of the wearing properties. */
const Ratings = ({ values, problems, onChange }: PartProps) => (
  <>
    <StarField
      rating={values.rating}
      problem={sentenceAt(problems, 'rating')}
      onChange={(rating) => onChange({ rating })}
    />
    {REVIEW_ELEMENTS.map((element) => (
      <ScaleField
        key={element}
        element={element}
        value={values[element]}
        problem={sentenceAt(problems, element)}
        onChange={(step) => onChange({ [element]: step })}
      />
    ))}
  </>
);

/** Title and content of a review. */
function ReviewWords({ values, problems, onChange }: PartProps) {
  const field = (name: 'title' | 'content') => ({
    name,
    value: values[name],
    problem: sentenceAt(problems, name),
    maxLength: REVIEW_LIMITS[name][1],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField
        label={text.titleLabel}
        required
        hint={text.titleHint(...REVIEW_LIMITS.title)}
        {...field('title')}
      />
      <TextArea
        label={text.content}
        required
        hint={text.contentHint(formatNumber(values.content.length), LEAST, formatNumber(MOST))}
        {...field('content')}
      />
    </>
  );
}

/** What the author may allow with a new review: to show the measurements, and to post it as a feed too. */
const Consents = ({ values, onChange }: Omit<PartProps, 'problems'>) => (
  <>
    <BodyConsent isGiven={values.showBody} onChange={(showBody) => onChange({ showBody })} />
    <div>
      <Checkbox checked={values.isShared} onChange={({ target }) => onChange({ isShared: target.checked })}>
        {text.share}
      </Checkbox>
      <Muted>{text.shareHint}</Muted>
    </div>
  </>
);

/** Consent to show the author's measurements with the review. */
const BodyConsent = ({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) => (
  <div>
    <Checkbox checked={isGiven} onChange={({ target }) => onChange(target.checked)}>
      {text.showBody}
    </Checkbox>
    <Muted>{text.showBodyHint}</Muted>
  </div>
);

const NothingToReview = () => (
  <EmptyState isPage title={text.nothingTitle} hint={text.nothingHint}>
    <ButtonLink href={paths.reviews}>{text.myReviews}</ButtonLink>
  </EmptyState>
);
