import { useActorRef, useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import {
  createFeed,
  createTextFeed,
  FEED_LIMITS,
  feedCreateSchema,
  feedUpdateSchema,
  updateFeed,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { formatDate } from '#domain/kit/format.ts';
import type { EditorTarget, FeedForm, FeedFormProblems } from '#machines/community/feed-editor.machine.ts';
import { wireFeedEditor } from '#src/areas/community/feed-editor.wiring.ts';
import { editorText as text } from '#src/areas/community/feeds.text.ts';
import { useLogic } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ImagePicker } from '#src/ui/image-picker.tsx';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { EmptyState, Refusal } from '#src/ui/states.tsx';

/** Problems by field, from the rule set the server uses. */
export function feedProblems(form: FeedForm, kind: EditorTarget['kind']): FeedFormProblems {
  const words = {
    title: form.title,
    content: form.content,
    instagramId: form.instagramId || null,
    hashtags: form.hashtags.split(/[\s,]+/).filter(Boolean),
  };
  const outcome = v.safeParse(kind === 'edit' ? feedUpdateSchema : feedCreateSchema, {
    ...words,
    orderItemId: Number(form.orderItemId) || 0,
  });
  if (outcome.success) return {};
  const problems: FeedFormProblems = {};
  for (const issue of outcome.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (field === 'orderItemId') problems.orderItemId ??= text.purchaseRequired;
    else if (field === 'title' || field === 'content' || field === 'instagramId' || field === 'hashtags')
      problems[field] ??= issue.message;
  }
  return problems;
}

/** The form of a new or existing feed. */
export function FeedEditor({ target }: { target: EditorTarget }) {
  const actor = useActorRef(useLogic(wireFeedEditor), { input: { target } });
  const snapshot = useSelector(actor, (state) => state);
  const { form: formRef, focusProblem } = useProblemFocus();
  const { form, problems, purchases, events, pictures, error } = snapshot.context;
  const creating = target.kind === 'create';
  const wait = useWait(...(creating ? [createFeed, createTextFeed] : [updateFeed, updateTextFeed]));
  const field = (name: keyof FeedForm) => ({
    name,
    value: form[name],
    problem: problems[name],
    onChange: ({ target: input }: { target: { value: string } }) =>
      actor.send({ type: 'field.changed', field: name, value: input.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted', problems: feedProblems(form, target.kind) });
    focusProblem();
  };
  if (creating && snapshot.matches('editing') && purchases.length === 0) {
    return (
      <EmptyState isPage title={text.noPurchaseTitle} hint={text.noPurchaseHint}>
        <ButtonLink href={paths.products()}>{text.products}</ButtonLink>
      </EmptyState>
    );
  }
  const busy = snapshot.hasTag('saving');
  const bought = purchases.map(({ orderItemId, productName, productSize, orderedAt }) => ({
    value: String(orderItemId),
    label: `${productName} ${productSize ?? ''} · ${formatDate(orderedAt)}`,
  }));
  const entered = events.map(({ eventId, title }) => ({ value: String(eventId), label: title }));
  return (
    <FlowFrame
      flow="feedEditor"
      snapshot={snapshot}
      error={error || text.loadFailed}
      onRetry={() => actor.send({ type: 'screen.retried' })}
    >
      <Stack ref={formRef} as="form" gap={6} noValidate onSubmit={submit}>
        <PageTitle>{creating ? text.createTitle : text.editTitle}</PageTitle>
        <Refusal reason={error} />
        {creating ? (
          <SelectField
            label={text.purchase}
            required
            choices={[{ value: '', label: text.choosePurchase }, ...bought]}
            {...field('orderItemId')}
          />
        ) : null}
        <TextField
          label={text.title}
          required
          hint={text.titleHint}
          maxLength={FEED_LIMITS.title}
          {...field('title')}
        />
        <TextArea
          label={text.content}
          required
          hint={text.contentHint(form.content.length)}
          maxLength={FEED_LIMITS.content}
          {...field('content')}
        />
        <ImagePicker
          images={pictures}
          max={FEED_LIMITS.images}
          onChange={(chosen) => actor.send({ type: 'pictures.changed', pictures: chosen })}
        />
        {creating ? (
          <SelectField
            label={text.event}
            choices={[{ value: '', label: text.noEvent }, ...entered]}
            {...field('eventId')}
          />
        ) : null}
        <TextField label={text.hashtags} hint={text.hashtagsHint} {...field('hashtags')} />
        <TextField label={text.instagram} autoCapitalize="none" {...field('instagramId')} />
        <Button tone="primary" type="submit" busy={busy} wait={wait}>
          {busy ? text.saving : creating ? text.submit : text.saveEdit}
        </Button>
      </Stack>
    </FlowFrame>
  );
}
