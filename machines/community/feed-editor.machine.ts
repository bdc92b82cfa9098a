import type { FeedImage } from '#domain/community/feed.ts';
import { EMPTY_FEED, feedProblems } from '#domain/community/feed-draft.ts';
import { FEED_LIMITS } from '#domain/community/feed-form.ts';
import type { EventSummary } from '#domain/events/event.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import type { Opening } from '../kit/loaded-form.machine.ts';
import { createLoadedFormMachine } from '../kit/loaded-form.machine.ts';
import { altsBody, type FeedValues, pairsBody } from './feed-shown.model.ts';

/** What the editor is for: a new feed about an order line, or an existing feed. */
export type EditorTarget =
  | { kind: 'create'; eventId: string; orderItemId: string }
  | { kind: 'edit'; feedId: number };
/** Reasons, by `orderItemId`, why an order line cannot enter the event. */
type Barred = { eventId: string; reasons: Readonly<Record<string, string>> };
/**
 * Choices of the editor; `images` are the stored pictures of the feed, `barred` belongs to the event in the address.
 */
type Choices = {
  /** First page of the purchases, and how many there are. */
  purchases: PurchasedItem[];
  total: number;
  events: EventSummary[];
  images: readonly FeedImage[];
  barred?: Barred | undefined;
};
/** Values of the feed editor when it opens, with the purchases and events to choose from. */
export type FeedOpening = Opening<FeedValues, Choices>;
/** Request to save; `images` are the stored pictures before the change. */
export type FeedSave = {
  target: EditorTarget;
  form: FeedValues;
  images: readonly FeedImage[];
  pairs: ReturnType<typeof pairsBody>;
  /** Alternative texts of the pictures, in their order. */
  imageAlts: readonly string[];
};

/**
 * Machine of the feed editor: loads purchases and events, or the feed to change, then saves words and
 * pictures.
 */
export const feedEditorMachine = createLoadedFormMachine<
  FeedValues,
  Choices,
  EditorTarget,
  FeedSave,
  { feedId: number }
>({
  id: 'feedEditor',
  description: 'Write a feed about something bought, or change the words, pictures and pairs of one.',
  blank: {
    values: { ...EMPTY_FEED, pictures: [] },
    about: { purchases: [], total: 0, events: [], images: [] },
  },
  isClosed: ({ target, about }) => target.kind === 'create' && about.purchases.length === 0,
  rules: ({ values, target }) => feedProblems(values, target.kind),
  toBody: ({ values, about, target }) => ({
    target,
    form: values,
    images: about.images,
    pairs: pairsBody(values, target.kind),
    imageAlts: altsBody(values, about.purchases),
  }),
  tidy: ({ values }) => ({ ...values, pictures: values.pictures.slice(0, FEED_LIMITS.images) }),
});
