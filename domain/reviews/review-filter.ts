import { REVIEW_SORTS, type ReviewSort } from './review.ts';
import { REVIEW_ELEMENTS, REVIEW_SCALES } from './review-scales.ts';

/** Filter of the reviews of a product; '' and 0 mean any. */
export type ReviewFilter = {
  sort: ReviewSort;
  rating: number;
  exactRating: boolean;
  sizeFit: string;
  cushion: string;
  stability: string;
  photoOnly: boolean;
  sameFeet: boolean;
};

/** Review filter without any condition, as the list starts. */
export const EMPTY_REVIEW_FILTER: ReviewFilter = {
  sort: 'latest',
  rating: 0,
  exactRating: true,
  sizeFit: '',
  cushion: '',
  stability: '',
  photoOnly: false,
  sameFeet: false,
};

/** True if a condition narrows the list; the sort order does not count. */
export const isNarrowed = ({ rating, sizeFit, cushion, stability, photoOnly, sameFeet }: ReviewFilter) =>
  rating > 0 || photoOnly || sameFeet || [sizeFit, cushion, stability].some(Boolean);

/** Builds the query string from values that differ from the default. */
export function reviewFilterToQuery(filter: ReviewFilter, page: number): string {
  const query = new URLSearchParams();
  if (filter.sort !== 'latest') query.set('sort', filter.sort);
  if (filter.rating > 0) query.set('rating', String(filter.rating));
  if (filter.rating > 0 && !filter.exactRating) query.set('exactRating', 'false');
  for (const element of REVIEW_ELEMENTS) if (filter[element]) query.set(element, filter[element]);
  for (const flag of ['photoOnly', 'sameFeet'] as const) if (filter[flag]) query.set(flag, 'true');
  if (page > 0) query.set('page', String(page));
  return query.toString();
}

/** Parses a filter and page from an address; invalid values become defaults. */
export function reviewFilterFromQuery(search: string): { filter: ReviewFilter; page: number } {
  const query = new URLSearchParams(search);
  const number = (key: string, max: number) => {
    const text = query.get(key) ?? '';
    return /^\d{1,7}$/.test(text) && Number(text) <= max ? Number(text) : 0;
  };
  const step = (element: keyof typeof REVIEW_SCALES) => {
    const steps: readonly string[] = REVIEW_SCALES[element];
    const text = query.get(element) ?? '';
    return steps.includes(text) ? text : '';
  };
  return {
    filter: {
      sort: REVIEW_SORTS.find((sort) => sort === query.get('sort')) ?? 'latest',
      rating: number('rating', 5),
      exactRating: query.get('exactRating') !== 'false',
      sizeFit: step('sizeFit'),
      cushion: step('cushion'),
      stability: step('stability'),
      photoOnly: query.get('photoOnly') === 'true',
      sameFeet: query.get('sameFeet') === 'true',
    },
    page: number('page', 1_000_000),
  };
}
