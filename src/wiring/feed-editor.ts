import { fromPromise } from 'xstate';
import { listFeedAvailableEvents } from '#domain/event.ts';
import { cleanTags, createFeed, createTextFeed, updateTextFeed } from '#domain/feed-form.ts';
import { getFeed } from '#domain/feed-list.ts';
import { listPurchasedItems } from '#domain/order-item.ts';
import {
  type EditorChoices,
  type EditorTarget,
  type FeedForm,
  feedEditorMachine,
} from '#machines/feed/feed-editor.machine.ts';
import { paths } from '#src/lib/paths.ts';
import { editorText } from '#src/text/ko/feeds.ts';
import type { AppServices } from '#src/wiring/services.ts';

const DRAFT = 'feedDraft';
type NewFeed = Extract<EditorTarget, { kind: 'create' }>;
type SaveInput = { target: EditorTarget; form: FeedForm; images: readonly File[] };

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
      load: fromPromise<EditorChoices, { target: EditorTarget }>(({ input, signal }) =>
        input.target.kind === 'edit'
          ? loadExisting(app, input.target.feedId, signal)
          : loadNew(app, input.target, signal),
      ),
      save: fromPromise<{ feedId: number }, SaveInput>(({ input }) => save(app, input)),
    },
    actions: {
      keepDraft: ({ context }) =>
        context.target.kind === 'create' && app.tabStorage.set(DRAFT, JSON.stringify(context.form)),
      dropDraft: () => app.tabStorage.remove(DRAFT),
      openFeed: (_, { feedId }) => app.navigate(paths.feed(feedId), { replace: true }),
    },
  });

async function loadNew(
  { call, tabStorage }: AppServices,
  { eventId, orderItemId }: NewFeed,
  signal: AbortSignal,
): Promise<EditorChoices> {
  const [bought, events] = await Promise.all([
    call(listPurchasedItems, {}, { signal }),
    call(listFeedAvailableEvents, {}, { signal }),
  ]);
  const isBought = bought.items.some((item) => String(item.orderItemId) === orderItemId);
  const empty = { title: '', content: '', orderItemId: '', eventId: '', instagramId: '', hashtags: '' };
  return {
    purchases: bought.items,
    events,
    form: {
      ...empty,
      ...readDraft(tabStorage.get(DRAFT)),
      ...(eventId ? { eventId } : {}),
      ...(isBought ? { orderItemId } : {}),
    },
  };
}

async function loadExisting(
  { call, session }: AppServices,
  feedId: number,
  signal: AbortSignal,
): Promise<EditorChoices> {
  const feed = await call(getFeed, { params: { id: feedId } }, { signal });
  if (feed.userNickname !== session.getSnapshot().context.user?.nickname) throw new Error(editorText.notMine);
  const { title, content, instagramId, hashtags } = feed;
  const tags = hashtags.map(({ tag }) => tag).join(' ');
  return {
    purchases: [],
    events: [],
    form: { title, content, instagramId: instagramId ?? '', hashtags: tags, orderItemId: '', eventId: '' },
  };
}

/** Only text fields of a draft are taken back; anything else in storage is ignored. */
function readDraft(text: string | null): Partial<FeedForm> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, field]) => typeof field === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** With a picture the feed goes as multipart, without one as text (spec section 5). */
async function save({ call }: AppServices, { target, form, images }: SaveInput): Promise<{ feedId: number }> {
  const words = wordsOf(form);
  if (target.kind === 'edit') return call(updateTextFeed, { params: { id: target.feedId }, body: words });
  const body = {
    ...words,
    orderItemId: Number(form.orderItemId),
    eventId: form.eventId ? Number(form.eventId) : null,
  };
  const idempotencyKey = target.key;
  if (images.length === 0) return call(createTextFeed, { body }, { idempotencyKey });
  const parts = new FormData();
  parts.append('feedData', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  for (const image of images) parts.append('images', image);
  return call(createFeed, { form: parts }, { idempotencyKey });
}
