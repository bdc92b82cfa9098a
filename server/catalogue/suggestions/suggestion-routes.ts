import { popularTerms, suggest } from '#domain/catalogue/search/search.ts';
import type { Feature } from '../../kit/feature.ts';
import { listPopularTerms, suggestFor } from './suggestion-service.ts';

/** Registers the endpoints of search suggestions. */
export const suggestionRoutes: Feature = (route, context) => {
  const { db, searching } = context;
  route(suggest, ({ query }) => searching(query.q, () => suggestFor(context, query.q)));
  route(popularTerms, () => listPopularTerms(db));
};
