import type { FormEvent, ReactNode, Ref } from 'react';
import type { FeedForm } from '#domain/community/feed-draft.ts';
import {
  createFeed,
  createTextFeed,
  FEED_LIMITS,
  updateFeed,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { EditorTarget } from '#machines/community/feed-editor.machine.ts';
import { chosenPurchases, withPurchase } from '#machines/community/feed-shown.model.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { wireFeedEditor } from '#src/areas/community/feed-editor/feed-editor.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { EventChoices } from './event-choices.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PurchaseChoices } from './purchase-choices.tsx';
import { TagField } from './tag-field.tsx';

type TextName = Exclude<keyof FeedForm, 'more' | 'points' | 'alts'>;

/** Form of a new or existing feed. */
export function FeedEditor({ target }: { target: EditorTarget }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireFeedEditor(app, focusProblem), { target });
  const { values, about, problems, error } = snapshot.context;
  const creating = target.kind === 'create';
  const change = (part: Partial<typeof values>) => send({ type: 'field.changed', change: part });
  const field = (name: TextName) => ({
    name,
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target: input }: { target: { value: string } }) => change({ [name]: input.value }),
  });
  const choose = (name: 'eventId' | 'hashtags') => (value: string) => change({ [name]: value });
  return (
    <FlowFrame
      flow="feedEditor"
      snapshot={snapshot}
      error={error || text.loadFailed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<NoFeed reason={error} />}
    >
      {snapshot.hasTag('empty') ? (
        <NothingBought />
      ) : (
        <EditorForm ref={form} onSubmit={() => send({ type: 'form.submitted' })}>
          <PageTitle>{creating ? text.createTitle : text.editTitle}</PageTitle>
          <Refusal reason={error} isUnknown={creating && snapshot.matches({ editing: 'unanswered' })} />
          <ImagePicker
            images={values.pictures}
            max={FEED_LIMITS.images}
            onChange={(pictures) => change({ pictures })}
          />
          <PurchaseChoices
            purchases={about.purchases}
            barred={about.barred?.eventId === values.eventId ? about.barred.reasons : {}}
            total={about.total}
            chosen={chosenPurchases(values, about.purchases)}
            hint={creating ? text.purchaseHint : text.ownPairStays}
            problem={sentenceAt(problems, creating ? 'orderItemId' : 'pairs')}
            onChoose={(purchase) => change(withPurchase(values, purchase, target.kind))}
          />
          <PictureFields form={values} purchases={about.purchases} onChange={change} />
          <FeedText field={field} />
          <TagField {...field('hashtags')} onTags={choose('hashtags')} />
          {creating ? (
            <EventChoices
              events={about.events}
              value={values.eventId}
              problem={sentenceAt(problems, 'eventId')}
              onChoose={choose('eventId')}
            />
          ) : null}
          <TextField label={text.instagram} autoCapitalize="none" {...field('instagramId')} />
          <SendButton target={target} isSaving={snapshot.hasTag('saving')} />
        </EditorForm>
      )}
    </FlowFrame>
  );
}

/** Page in place of the form of a feed that is gone or another member's. */
const NoFeed = ({ reason }: { reason: string | null }) => (
  <EmptyState isPage title={reason || text.loadFailed}>
    <ButtonLink href={paths.myFeeds}>{text.toOwnFeeds}</ButtonLink>
  </EmptyState>
);

type FormProps = { ref: Ref<HTMLFormElement>; onSubmit: () => void; children: ReactNode };

/** Form in the width of a text, submitted without loading a page. */
const EditorForm = ({ ref, onSubmit, children }: FormProps) => (
  <Stack
    ref={ref}
    as="form"
    method="post"
    gap={6}
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
    css={{ maxWidth: '$sizes$reading', margin: '0 auto' }}
  >
    {children}
  </Stack>
);

type WordsProps = {
  field: (name: 'title' | 'content') => {
    name: string;
    value: FeedForm['title'];
    problem: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
};

/** Title and content of a feed. */
function FeedText({ field }: WordsProps) {
  const content = field('content');
  return (
    <>
      <TextField
        label={text.title}
        required
        placeholder={text.titleHint}
        maxLength={FEED_LIMITS.title}
        {...field('title')}
      />
      <TextArea
        label={text.content}
        required
        hint={text.contentHint(content.value.length)}
        maxLength={FEED_LIMITS.content}
        {...content}
      />
    </>
  );
}

/** Button that sends the form; it is paused by the rate limit of its calls. */
function SendButton({ target: { kind }, isSaving }: { target: EditorTarget; isSaving: boolean }) {
  const isNew = kind === 'create';
  const wait = useWait(...(isNew ? [createFeed, createTextFeed] : [updateFeed, updateTextFeed]));
  return (
    <Button tone="primary" size="wide" type="submit" busy={isSaving} wait={wait}>
      {isSaving ? text.saving : isNew ? text.submit : text.saveEdit}
    </Button>
  );
}

const NothingBought = () => (
  <EmptyState isPage title={text.noPurchaseTitle} hint={text.noPurchaseHint}>
    <ButtonLink href={paths.products()}>{text.products}</ButtonLink>
  </EmptyState>
);
