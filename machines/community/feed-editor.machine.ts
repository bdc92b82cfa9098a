import type { FeedImage } from '#domain/community/feed.ts';
import { EMPTY_FEED, type FeedForm, feedProblems } from '#domain/community/feed-draft.ts';
import { FEED_LIMITS } from '#domain/community/feed-form.ts';
import type { EventSummary } from '#domain/events/event.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchase.ts';
import type { Opening } from '../kit/loaded-form.machine.ts';
import { createLoadedFormMachine } from '../kit/loaded-form.machine.ts';

/** New feed or an existing one. */
export type EditorTarget =
  | { kind: 'create'; eventId: string; orderItemId: string }
  | { kind: 'edit'; feedId: number };
/** A picture that the feed has, or one from this device. */
export type FeedPicture = FeedImage | File;
type Values = FeedForm & { pictures: readonly FeedPicture[] };
/** Why bought pairs, by `orderItemId`, cannot enter an event. */
type Barred = { eventId: string; reasons: Readonly<Record<string, string>> };
/**
 * What there is to choose from; `images` are those that the feed has had until now, `barred` is of the event in the
 * address.
 */
type Choices = {
  purchases: PurchasedItem[];
  events: EventSummary[];
  images: readonly FeedImage[];
  barred?: Barred | undefined;
};
export type FeedOpening = Opening<Values, Choices>;
/** What is to be stored. */
export type FeedSave = { target: EditorTarget; form: Values; images: readonly FeedImage[] };

export const feedEditorMachine = createLoadedFormMachine<
  Values,
  Choices,
  EditorTarget,
  FeedSave,
  { feedId: number }
>({
  id: 'feedEditor',
  description: 'Write a feed about something bought, or change the words and pictures of one.',
  blank: { values: { ...EMPTY_FEED, pictures: [] }, about: { purchases: [], events: [], images: [] } },
  isClosed: ({ target, about }) => target.kind === 'create' && about.purchases.length === 0,
  rules: ({ values, target }) => feedProblems(values, target.kind),
  toBody: ({ values, about, target }) => ({ target, form: values, images: about.images }),
  tidy: ({ values }) => ({ ...values, pictures: values.pictures.slice(0, FEED_LIMITS.images) }),
});
