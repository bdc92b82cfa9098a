import { popularTerms } from '#domain/catalogue/search/search.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the popular search terms on the search page; a failure hides them. */
export const popularTermsMachine = createResourceMachine<string[]>({
  id: 'popularTerms',
  description: 'What others search for most; without it the search page is complete.',
  silent: true,
  load: endpointPort(popularTerms, () => ({})),
});
