import { fromPromise } from 'xstate';
import type { FeedImage } from '#domain/community/feed.ts';
import { EMPTY_FEED, type FeedForm, wordsOf } from '#domain/community/feed-draft.ts';
import {
  createFeed,
  createTextFeed,
  NEW_IMAGE,
  updateFeed,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { getFeed } from '#domain/community/feed-list.ts';
import { getEligibility } from '#domain/events/entry.ts';
import { listFeedAvailableEvents } from '#domain/events/event.ts';
import {
  listPurchasedItems,
  OFFERED_PURCHASES,
  type PurchasedItem,
} from '#domain/trade/orders/purchased-items.ts';
import {
  type EditorTarget,
  type FeedOpening,
  type FeedSave,
  feedEditorMachine,
} from '#machines/community/feed-editor.machine.ts';
import { chosenPairs, type FeedPicture } from '#machines/community/feed-shown.model.ts';
import { notOwn } from '#machines/kit/failure.ts';
import { editorText } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { draftFiles, isPicture } from '#src/flow/draft-files.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { newNonce } from './nonce.ts';
import { shownBy } from './shown-by.ts';

const NONE: { items: PurchasedItem[] } = { items: [] };
type NewFeed = Extract<EditorTarget, { kind: 'create' }>;
const draftName = (target: EditorTarget): string =>
  target.kind === 'edit' ? `feed-${target.feedId}` : 'feed';

/**
 * Provides the chart of the form of a feed post with its calls and effects; text and pictures are kept
 * as a draft until they are saved.
 */
export function wireFeedEditor(app: AppServices, focusProblem: () => void) {
  // One nonce for all attempts, since another nonce would change the request and its idempotency key.
  const nonce = newNonce();
  const files = draftFiles<'pictures', FeedPicture>(app, isPicture);
  return feedEditorMachine.provide({
    actors: {
      load: fromPromise<FeedOpening, { target: EditorTarget }>(async ({ input: { target }, signal }) => {
        const draft = takeDraft(app, draftName(target), EMPTY_FEED);
        const loaded =
          target.kind === 'create'
            ? await loadNew(app, target, draft, signal)
            : await loadExisting(app, target.feedId, signal);
        const { pictures = loaded.values.pictures } = await files.take(draftName(target));
        const isThere = (one: FeedPicture) =>
          one instanceof File || loaded.about.images.some(({ imageId }) => imageId === one.imageId);
        // The own pair of a stored feed is that of the feed, whatever an older draft says.
        const own = target.kind === 'edit' ? { orderItemId: loaded.values.orderItemId } : {};
        const values = { ...loaded.values, ...draft, ...own, pictures: pictures.filter(isThere) };
        return { ...loaded, values };
      }),
      save: fromPromise<{ feedId: number }, { body: FeedSave }>(({ input: { body } }) =>
        save(app, body, nonce),
      ),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { target, values } }) => {
        const { pictures, known: _, ...words } = values;
        storeDraft(app, draftName(target), words);
        files.store(draftName(target), { pictures });
      },
      dropStored: ({ context: { target } }) => {
        dropStored(app, draftName(target));
        files.drop(draftName(target));
      },
      // After entering an event the event page is opened, which shows the entry among the others.
      finish: ({ context: { values, target } }, { result: { feedId } }) => {
        const entered = target.kind === 'create' ? Number(values.eventId) : 0;
        app.navigate(entered ? paths.event(entered) : paths.feed(feedId), { replace: true });
      },
    },
  });
}

async function loadNew(
  { call }: AppServices,
  { eventId, orderItemId }: NewFeed,
  draft: Partial<FeedForm>,
  signal: AbortSignal,
): Promise<FeedOpening> {
  const wanted = [orderItemId, ...chosenPairs({ ...EMPTY_FEED, ...draft })].filter((id) => Number(id) > 0);
  const [bought, named, events, barred] = await Promise.all([
    call(listPurchasedItems, { query: { size: OFFERED_PURCHASES } }, { signal }),
    wanted.length > 0 ? call(listPurchasedItems, { query: { ids: wanted.join(',') } }, { signal }) : NONE,
    call(listFeedAvailableEvents, {}, { signal }),
    eventId ? loadBarred(call, eventId, signal) : undefined,
  ]);
  const isListed = (id: number) => bought.items.some((item) => item.orderItemId === id);
  const others = named.items.filter((item) => !isListed(item.orderItemId));
  const isBought = named.items.some((item) => String(item.orderItemId) === orderItemId);
  // Event and order line of the address override those of the draft.
  const addressed = { ...(eventId ? { eventId } : {}), ...(isBought ? { orderItemId, more: [] } : {}) };
  return {
    values: { ...EMPTY_FEED, ...draft, ...addressed, pictures: [], known: others },
    about: { purchases: bought.items, total: bought.totalCount, events, images: [], barred },
  };
}

/**
 * Order lines that cannot enter the event, with reasons; if the call fails all are offered, and the server decides.
 */
async function loadBarred(call: AppServices['call'], eventId: string, signal: AbortSignal) {
  const asked = { params: { id: Number(eventId) } };
  const found = await call(getEligibility, asked, { signal }).catch(() => null);
  const reasons = (found?.orderItems ?? []).flatMap(({ orderItemId, reason }) =>
    reason ? [[String(orderItemId), reason.message] as const] : [],
  );
  return { eventId, reasons: Object.fromEntries(reasons) };
}

async function loadExisting(
  { call }: AppServices,
  feedId: number,
  signal: AbortSignal,
): Promise<FeedOpening> {
  const [feed, bought] = await Promise.all([
    call(getFeed, { params: { id: feedId } }, { signal }),
    call(listPurchasedItems, { query: { size: OFFERED_PURCHASES } }, { signal }),
  ]);
  if (!feed.isMine) throw notOwn(editorText.notMine);
  const { title, content, instagramId, images } = feed;
  const hashtags = feed.hashtags.map(({ tag }) => tag).join(' ');
  const words = { ...EMPTY_FEED, title, content, instagramId: instagramId ?? '', hashtags };
  return {
    values: { ...words, ...shownBy(feed), pictures: images },
    about: { purchases: bought.items, total: bought.totalCount, events: [], images },
  };
}

/** Sends a feed: as multipart with pictures, as JSON without (spec 5.6). */
async function save({ call }: AppServices, input: FeedSave, nonce: string): Promise<{ feedId: number }> {
  const { target, form, images, pairs, imageAlts } = input;
  const { pictures } = form;
  const words = wordsOf(form);
  if (target.kind === 'edit') {
    const params = { id: target.feedId };
    if (isSame(images, pictures))
      return call(updateTextFeed, { params, body: { ...words, pairs, imageAlts: [...imageAlts] } });
    const imageOrder = pictures.map((picture) => ('imageId' in picture ? picture.imageId : NEW_IMAGE));
    return call(updateFeed, {
      params,
      form: formOf({ ...words, pairs, imageOrder, imageAlts }, 'newImages', pictures),
    });
  }
  const body = {
    ...words,
    orderItemId: Number(form.orderItemId),
    ...(pairs ? { pairs } : {}),
    ...(form.eventId ? { eventId: Number(form.eventId), nonce } : { eventId: null }),
  };
  if (pictures.length === 0) return call(createTextFeed, { body });
  return call(createFeed, { form: formOf({ ...body, imageAlts }, 'images', pictures) });
}

/** True if the pictures are unchanged. */
const isSame = (images: readonly FeedImage[], pictures: readonly FeedPicture[]): boolean =>
  images.length === pictures.length && images.every((image, index) => image === pictures[index]);

/** Form data with the fields as JSON and the new files; stored pictures are named in the JSON. */
function formOf(words: object, field: 'images' | 'newImages', pictures: readonly FeedPicture[]): FormData {
  const parts = new FormData();
  parts.append('feedData', new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const picture of pictures) if (picture instanceof File) parts.append(field, picture);
  return parts;
}
