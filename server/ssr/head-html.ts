import type { PageHead } from '#domain/kit/ssr.ts';
import { escapedText } from '../kit/pages/escape-html.ts';

const SHOP_NAME = '신발장';

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapedText(content)}">`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapedText(content)}">`;

/**
 * Returns the head tags for search engines and previews. A page with a robots directive has no
 * canonical address.
 */
export const headTags = (title: string, head: PageHead): string =>
  [
    named('description', head.description),
    head.robots ? named('robots', head.robots) : `<link rel="canonical" href="${escapedText(head.address)}">`,
    graph('site_name', SHOP_NAME),
    graph('locale', 'ko_KR'),
    graph('type', head.kind),
    graph('title', title),
    graph('description', head.description),
    graph('url', head.address),
    graph('image', head.picture.address),
    // Previews take title, text and picture from the tags above.
    named('twitter:card', head.picture.isOwn ? 'summary_large_image' : 'summary'),
  ].join('');

/** Returns the JSON-LD blocks, which are not executed and need no content security policy. */
export const dataBlocks = ({ linkedData }: PageHead): string =>
  linkedData.map((json) => `<script type="application/ld+json">${json}</script>`).join('');
