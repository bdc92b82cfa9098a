import type { Postcode } from '#domain/members/account/address.ts';
import type { Clock, Context } from '../../kit/context.ts';
import type { PostcodeSearch } from '../../kit/ports/postcode-search.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type JusoOptions, jusoSearch } from './juso.ts';
import { samplePostcodes } from './postcodes.ts';

/** Chooses the search for road addresses: the national one with a key, a sample in a demonstration, else none. */
export const choosePostcodes = (
  { juso, demo }: { juso: JusoOptions | null; demo: boolean },
  clock: Clock,
): PostcodeSearch | null => {
  if (juso) return jusoSearch(juso, clock);
  return demo ? samplePostcodes : null;
};

/** Searches road addresses; throws without a search, or if the service does not answer. */
export async function findPostcodes(
  { postcodes }: Pick<Context, 'postcodes'>,
  query: string,
): Promise<Postcode[]> {
  if (!postcodes) throw new ShopError('POSTCODES_OFF');
  try {
    return await postcodes.search(query);
  } catch (error) {
    throw new ShopError('POSTCODES_UNAVAILABLE', [], { cause: error });
  }
}
