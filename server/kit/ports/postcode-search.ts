import type { Postcode } from '#domain/members/account/address.ts';

/** Port of the search for road addresses: the national service, or the built-in sample. */
export type PostcodeSearch = { search(query: string): Promise<Postcode[]> };
