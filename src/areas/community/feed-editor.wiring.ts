import { fromPromise } from 'xstate';
import { listFeedAvailableEvents } from '#domain/community/event.ts';
import type { FeedImage } from '#domain/community/feed.ts';
import {
  cleanTags,
  createFeed,
  createTextFeed,
  NEW_IMAGE,
  updateFeed,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { getFeed } from '#domain/community/feed-list.ts';
import { listPurchasedItems } from '#domain/trade/purchase.ts';
import {
  type EditorChoices,
  type EditorTarget,
  EMPTY_FEED,
  type FeedForm,
  type FeedPicture,
  type FeedSave,
  feedEditorMachine,
} from '#machines/community/feed-editor.machine.ts';
import { editorText } from '#src/areas/community/feeds.text.ts';
import { dropDraft, keepDraft, keptFields } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/paths.ts';

type NewFeed = Extract<EditorTarget, { kind: 'create' }>;
const draftName = (target: EditorTarget): string =>
  target.kind === 'edit' ? `feed-${target.feedId}` : 'feed';

/** Words of the form as the API takes them. */
const wordsOf = (form: FeedForm) => ({
  title: form.title,
  content: form.content,
  instagramId: form.instagramId || null,
  hashtags: cleanTags(form.hashtags.split(/[\s,]+/).filter(Boolean)),
});

export const wireFeedEditor = (app: AppServices) =>
  feedEditorMachine.provide({
    actors: {
      load: fromPromise<EditorChoices, { target: EditorTarget }>(async ({ input: { target }, signal }) => {
        const draft = keptFields(app, draftName(target), EMPTY_FEED);
        if (target.kind === 'create') return loadNew(app, target, draft, signal);
        const loaded = await loadExisting(app, target.feedId, signal);
        return { ...loaded, form: { ...loaded.form, ...draft } };
      }),
      save: fromPromise<{ feedId: number }, FeedSave>(({ input }) => save(app, input)),
    },
    actions: {
      keepDraft: ({ context: { target, form } }) => keepDraft(app, draftName(target), form),
      dropDraft: ({ context: { target } }) => dropDraft(app, draftName(target)),
      openFeed: (_, { feedId }) => app.navigate(paths.feed(feedId), { replace: true }),
    },
  });

async function loadNew(
  { call }: AppServices,
  { eventId, orderItemId }: NewFeed,
  draft: Partial<FeedForm>,
  signal: AbortSignal,
): Promise<EditorChoices> {
  const [bought, events] = await Promise.all([
    call(listPurchasedItems, {}, { signal }),
    call(listFeedAvailableEvents, {}, { signal }),
  ]);
  const isBought = bought.items.some((item) => String(item.orderItemId) === orderItemId);
  // The event and the pair in the address win over what was chosen before.
  const named = { ...(eventId ? { eventId } : {}), ...(isBought ? { orderItemId } : {}) };
  return { purchases: bought.items, events, images: [], form: { ...EMPTY_FEED, ...draft, ...named } };
}

async function loadExisting(
  { call }: AppServices,
  feedId: number,
  signal: AbortSignal,
): Promise<EditorChoices> {
  const feed = await call(getFeed, { params: { id: feedId } }, { signal });
  if (!feed.isMine) throw new Error(editorText.notMine);
  const { title, content, instagramId, hashtags } = feed;
  const tags = hashtags.map(({ tag }) => tag).join(' ');
  return {
    purchases: [],
    events: [],
    images: feed.images,
    form: { ...EMPTY_FEED, title, content, instagramId: instagramId ?? '', hashtags: tags },
  };
}

/** With a picture the feed goes as multipart, without one as text (spec 5.6). */
async function save({ call }: AppServices, input: FeedSave): Promise<{ feedId: number }> {
  const { target, form, images, pictures } = input;
  const words = wordsOf(form);
  if (target.kind === 'edit') {
    const params = { id: target.feedId };
    if (isSame(images, pictures)) return call(updateTextFeed, { params, body: words });
    const imageOrder = pictures.map((picture) => ('imageId' in picture ? picture.imageId : NEW_IMAGE));
    return call(updateFeed, { params, form: formOf({ ...words, imageOrder }, 'newImages', pictures) });
  }
  const body = {
    ...words,
    orderItemId: Number(form.orderItemId),
    eventId: form.eventId ? Number(form.eventId) : null,
  };
  if (pictures.length === 0) return call(createTextFeed, { body });
  return call(createFeed, { form: formOf(body, 'images', pictures) });
}

/** Nothing of the pictures was changed. */
const isSame = (images: readonly FeedImage[], pictures: readonly FeedPicture[]): boolean =>
  images.length === pictures.length && images.every((image, index) => image === pictures[index]);

/** Words and the pictures of this device; those that the feed has are named by the words. */
function formOf(words: object, field: 'images' | 'newImages', pictures: readonly FeedPicture[]): FormData {
  const parts = new FormData();
  parts.append('feedData', new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const picture of pictures) if (picture instanceof File) parts.append(field, picture);
  return parts;
}
