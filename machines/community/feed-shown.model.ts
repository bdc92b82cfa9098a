import { colorLabel } from '#domain/catalogue/colors.ts';
import type { FeedImage } from '#domain/community/feed.ts';
import type { FeedForm, FormPoint } from '#domain/community/feed-draft.ts';
import { POINT_SCALE, proposedAlt } from '#domain/community/feed-pairs.ts';
import { MAX_FEED_PAIRS } from '#domain/policies/community.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';

/** A picture that is stored with the feed, or a file chosen on this device. */
export type FeedPicture = FeedImage | File;
/** Typed feed with its pictures. */
export type FeedValues = FeedForm & {
  pictures: readonly FeedPicture[];
  /** Order lines chosen from a search, which the first page of purchases may not have. */
  known?: readonly PurchasedItem[];
};
type Chosen = Pick<FeedValues, 'orderItemId' | 'more' | 'known'>;
type Shown = Pick<FeedValues, 'known'> &
  Pick<FeedForm, 'orderItemId' | 'more' | 'points' | 'alts'> & {
    pictures: readonly FeedPicture[];
  };

/** Name by which points and descriptions refer to a picture; it stays the same when pictures move, and after a reload. */
export const pictureKey = (picture: FeedPicture): string =>
  picture instanceof File
    ? `${picture.name}/${picture.size}/${picture.lastModified}`
    : String(picture.imageId);

/** Chosen order lines, that of the feed first. */
export const chosenPairs = ({ orderItemId, more }: Pick<Shown, 'orderItemId' | 'more'>): string[] =>
  orderItemId === '' ? [...more] : [orderItemId, ...more];

/** Chosen order lines as they were bought, that of the feed first. */
export const chosenPurchases = (form: Chosen, purchases: readonly PurchasedItem[]): PurchasedItem[] =>
  chosenPairs(form).flatMap((id) => {
    const found = [...purchases, ...(form.known ?? [])].find(({ orderItemId }) => String(orderItemId) === id);
    return found ? [found] : [];
  });

/** Adds or removes an order line that a search found; the own pair of a stored feed stays. */
export const withPurchase = (form: FeedValues, purchase: PurchasedItem, kind: 'create' | 'edit') =>
  kind === 'edit' && String(purchase.orderItemId) === form.orderItemId
    ? {}
    : {
        ...withPair(form, String(purchase.orderItemId)),
        known: [...(form.known ?? []).filter((one) => one.orderItemId !== purchase.orderItemId), purchase],
      };

/** Adds or removes an order line; the first chosen one is that of the feed. */
export function withPair(form: Shown, id: string): Pick<Shown, 'orderItemId' | 'more' | 'points'> {
  const chosen = chosenPairs(form);
  const isChosen = chosen.includes(id);
  const next = isChosen ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MAX_FEED_PAIRS);
  const [orderItemId = '', ...more] = next;
  return { orderItemId, more, points: isChosen ? withoutPoint(form, id) : form.points };
}

const within = (value: number): number => Math.min(POINT_SCALE, Math.max(0, Math.round(value)));

/** Puts the point of an order line on a picture, within its edges. */
export const withPoint = (
  { points }: Pick<Shown, 'points'>,
  id: string,
  point: FormPoint,
): Shown['points'] => ({
  ...points,
  [id]: { picture: point.picture, x: within(point.x), y: within(point.y) },
});

/** Removes the point of an order line. */
export const withoutPoint = ({ points }: Pick<Shown, 'points'>, id: string): Shown['points'] =>
  Object.fromEntries(Object.entries(points).filter(([one]) => one !== id));

/** Points on a picture, with their order lines. */
export const pointsOn = (form: Shown, picture: FeedPicture): (FormPoint & { id: string })[] =>
  chosenPairs(form).flatMap((id) => {
    const point = form.points[id];
    return point?.picture === pictureKey(picture) ? [{ ...point, id }] : [];
  });

/** All chosen pairs of the request body, with their points by the index of the picture. */
function allPairs(form: Shown) {
  const keys = form.pictures.map(pictureKey);
  return chosenPairs(form).map((id) => {
    const point = form.points[id];
    const picture = point ? keys.indexOf(point.picture) : -1;
    return {
      orderItemId: Number(id),
      point: point && picture >= 0 ? { picture, x: point.x, y: point.y } : null,
    };
  });
}

/**
 * Pairs of the request body. Undefined for a new feed of one pair without a point, as an older client sends it, and
 * for a change of a feed whose own pair is not known.
 */
export function pairsBody(form: Shown, kind: 'create' | 'edit') {
  const pairs = allPairs(form);
  if (kind === 'edit') return form.orderItemId === '' ? undefined : pairs;
  return pairs.length > 1 || pairs.some(({ point }) => point) ? pairs : undefined;
}

/** Proposed description of a picture from the chosen products; empty while none is known. */
export function altProposal(form: Shown, purchases: readonly PurchasedItem[], index: number): string {
  const products = chosenPurchases(form, purchases).map(({ productName, productColor }) => ({
    name: productName,
    color: colorLabel(productColor ?? ''),
  }));
  return products.length === 0 ? '' : proposedAlt(products, index);
}

/** Description of a picture: the typed one, the stored one, or the proposed one. */
export function altOf(form: Shown, purchases: readonly PurchasedItem[], index: number): string {
  const picture = form.pictures[index];
  if (!picture) return '';
  const stored = picture instanceof File ? null : picture.alt;
  return form.alts[pictureKey(picture)] ?? stored ?? altProposal(form, purchases, index);
}

/** Descriptions of the request body, in the order of the pictures; none is empty where a proposal is known. */
export const altsBody = (form: Shown, purchases: readonly PurchasedItem[]): string[] =>
  form.pictures.map(
    (_, index) => altOf(form, purchases, index).trim() || altProposal(form, purchases, index),
  );
