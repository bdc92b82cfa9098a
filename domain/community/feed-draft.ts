import type { FieldProblem } from '../kit/errors.ts';
import { problemsOf } from '../kit/forms/problems.ts';
import { feedCreateSchema, feedUpdateSchema } from './feed-form.ts';
import { cleanTags } from './tags.ts';

/** What is typed; ids as text because selects hold text. */
export type FeedForm = {
  title: string;
  content: string;
  orderItemId: string;
  eventId: string;
  instagramId: string;
  hashtags: string;
};

/** Nothing typed yet. */
export const EMPTY_FEED: FeedForm = {
  title: '',
  content: '',
  orderItemId: '',
  eventId: '',
  instagramId: '',
  hashtags: '',
};

const PURCHASE_REQUIRED = '구매한 상품을 골라 주세요.';

const tagsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Words of the form as the API takes them. */
export const wordsOf = ({ title, content, instagramId, hashtags }: FeedForm) => ({
  title,
  content,
  instagramId: instagramId || null,
  hashtags: cleanTags(tagsIn(hashtags)),
});

/** What is wrong with the words, by field of the form; the rule set is the server's. */
export function feedProblems(form: FeedForm, kind: 'create' | 'edit'): FieldProblem[] {
  const orderItemId = Number(form.orderItemId) || 0;
  const words = { ...wordsOf(form), hashtags: tagsIn(form.hashtags), orderItemId };
  return problemsOf(kind === 'edit' ? feedUpdateSchema : feedCreateSchema, words).map(onField);
}

/** A problem of one tag stands at the field of them all; the server's words for the pair are not for people. */
function onField({ field, message }: FieldProblem): FieldProblem {
  const [name = ''] = field.split('.');
  return { field: name, message: name === 'orderItemId' ? PURCHASE_REQUIRED : message };
}
