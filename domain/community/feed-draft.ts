import type { FieldProblem } from '../kit/errors.ts';
import { problemsOf } from '../kit/forms/problems.ts';
import { feedCreateSchema, feedUpdateSchema } from './feed-form.ts';
import { cleanTags } from './tags.ts';

/** Point of a pair on a picture, which is named by its key; places are in thousandths of the picture. */
export type FormPoint = { picture: string; x: number; y: number };

/** Values of the feed form; ids are text because select elements hold text. */
export type FeedForm = {
  title: string;
  content: string;
  orderItemId: string;
  eventId: string;
  instagramId: string;
  hashtags: string;
  /** Further order lines that the feed shows. */
  more: readonly string[];
  /** Points by order line. */
  points: Readonly<Record<string, FormPoint>>;
  /** Typed descriptions of pictures, by the key of the picture. */
  alts: Readonly<Record<string, string>>;
};

/** Initial values of the feed form. */
export const EMPTY_FEED: FeedForm = {
  title: '',
  content: '',
  orderItemId: '',
  eventId: '',
  instagramId: '',
  hashtags: '',
  more: [],
  points: {},
  alts: {},
};

const PURCHASE_REQUIRED = '구매한 상품을 골라 주세요.';

const tagsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Converts the text fields of the form to the body of the API. */
export const wordsOf = ({ title, content, instagramId, hashtags }: FeedForm) => ({
  title,
  content,
  instagramId: instagramId || null,
  hashtags: cleanTags(tagsIn(hashtags)),
});

/** Validates the form with the server's schema; returns the problems by form field. */
export function feedProblems(form: FeedForm, kind: 'create' | 'edit'): FieldProblem[] {
  const orderItemId = Number(form.orderItemId) || 0;
  const words = { ...wordsOf(form), hashtags: tagsIn(form.hashtags), orderItemId };
  return problemsOf(kind === 'edit' ? feedUpdateSchema : feedCreateSchema, words).map(onField);
}

/**
 * Maps a problem of one hashtag to the field `hashtags`, and the message of `orderItemId` to a
 * readable one.
 */
function onField({ field, message }: FieldProblem): FieldProblem {
  const [name = ''] = field.split('.');
  return { field: name, message: name === 'orderItemId' ? PURCHASE_REQUIRED : message };
}
