import { popularTerms, suggest } from '#domain/catalogue/search.ts';
import type { Feature } from '../kit/feature.ts';
import { listPopularTerms, suggestFor } from './search-service.ts';

/** Help while searching. */
export const searchRoutes: Feature = (route, { db, searching }) => {
  route(suggest, ({ query }) => searching(query.q, () => suggestFor(db, query.q)));
  route(popularTerms, () => listPopularTerms(db));
};
