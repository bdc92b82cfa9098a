import { hasVariants, variantAddress } from '#domain/kit/pictures/picture-variants.ts';
import type { PageHead, PageRequest } from '#domain/kit/ssr.ts';
import type { DrawnScreen, ScreenHead } from '#src/flow/screen-head.ts';
import { business } from '#src/lib/business.ts';
import { page, pictureUrl } from '#src/lib/image-url.ts';
import { headText } from '#src/text/head.ts';
import { heads } from './heads.ts';
import { screenAt } from './screen-at.ts';
import { scriptJson } from './script-json.ts';

/** Preview picture of pages without their own, or with one that previews do not show, such as an external drawing. */
const SHOP_PICTURE = '/images/icon-512.png';
const SHOWN_IN_PREVIEWS = /^https?:.*\.(jpe?g|png|webp|gif)$/i;

type Place = Pick<PageRequest, 'path' | 'search' | 'publicUrl' | 'hostname'>;
/** Access to the data of the page's charts. */
type Findings = Pick<DrawnScreen, 'known' | 'ask'>;

/** Head of a rendered page; null if the requested thing does not exist. */
export async function headOf(place: Place, findings: Findings): Promise<ScreenHead | null> {
  const screen = screenAt(place.path);
  if (!screen) return null;
  const { key, access, params } = screen;
  const head = key && access === 'open' ? heads[key] : undefined;
  const { search } = place;
  if (head) return head({ ...findings, ...wholeAddresses(place), search, params, shop: business });
  return { ...nothingSaid(place), robots: 'noindex' };
}

/** Meta tags of the head; search engines do not index a page whose thing is missing. */
export function toPageHead(place: Place, said: ScreenHead | null, isMissing: boolean): PageHead {
  const { at, pictureAt } = wholeAddresses(place);
  const { path, description, robots, kind, picture, linkedData = [] } = said ?? nothingSaid(place);
  const own = picture ? pictureAt(picture) : '';
  const isOwn = SHOWN_IN_PREVIEWS.test(own);
  return {
    description,
    address: at(path),
    robots: isMissing ? 'noindex' : (robots ?? null),
    kind: kind ?? 'website',
    picture: { address: isOwn ? own : at(SHOP_PICTURE), isOwn },
    linkedData: linkedData.map(scriptJson),
  };
}

const nothingSaid = ({ path }: Place): ScreenHead => ({ path, description: headText.shop });

const wholeAddresses = ({ publicUrl, hostname }: Place): Pick<DrawnScreen, 'at' | 'pictureAt'> => {
  const at = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  return {
    at,
    pictureAt: (stored) => {
      page.hostname = hostname;
      const address = at(pictureUrl(stored));
      // Previews do not support drawings and newer formats everywhere, so a JPEG variant is used.
      return hasVariants(stored) ? variantAddress(address, 800, 'jpg') : address;
    },
  };
};
