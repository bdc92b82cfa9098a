import type { Postcode } from '#domain/members/account/address.ts';

/** Finds road addresses; a national service can take the place of the built-in sample. */
export type PostcodeSearch = { search(query: string): Promise<Postcode[]> };
