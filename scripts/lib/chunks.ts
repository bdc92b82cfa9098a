/** Name of the chunk with what asks the server and reads its answers. */
export const LINE = 'line';

/** Packages that every page needs. */
const BASE = [
  'react',
  'react-dom',
  'scheduler',
  'wouter',
  'regexparam',
  'use-sync-external-store',
  'use-isomorphic-layout-effect',
  'xstate',
  '@xstate',
  '@stitches',
];

/** Our own modules by chunk: one that several pages need compresses better than many small ones, and is one request. */
const MODULES = {
  base: ['rolldown/runtime'],
  // What the first views of home, lists and products share.
  common: [
    'domain/kit/(endpoint|format|image-url|pricing|time|wait)',
    'domain/catalogue/(default-categories|price-range|product-filter|product-values)',
    'machines/kit/(failure|port)',
    'domain/members/(avatar|user)',
    'src/app/shell/(icons|plain-cart-link|search-form)',
    'src/flow/(app-context|patience|use-flow|use-member-act)',
    'src/http/api-error',
    'src/lib/(image-url|later|line-return|link|new-key|page-facts|paths|preloadable|use-return)',
    'src/styles/stitches',
    'src/text/(common|errors|failures|goods|shell)',
    'src/ui/(avatar|button|button-link|field|flow-frame|focus-return|layout|page-name|picture|price|product-card|retry-wait|states)',
    'src/areas/catalogue/(product-rail|wish-corner)',
    'vite/preload-helper',
  ],
  // What narrows and turns a list.
  lists: ['machines/kit/(paged.machine|paging)', 'src/ui/pager'],
  products: [
    'machines/catalogue/product-(detail|list).machine',
    'machines/kit/resource.machine',
    'src/areas/catalogue/products.(text|wiring)',
  ],
  feeds: [
    'domain/community/tags',
    'machines/kit/toggle.machine',
    'machines/community/(feed-list|feed-reaction).machine',
    'src/areas/community/(feed-card|feed-filter|feed-list.wiring|feeds.text|like-button)',
  ],
  goods: ['domain/catalogue/colors', 'src/ui/(goods-line|stepper)'],
  [LINE]: [
    'src/http/(attempts|call|http|line|query|refusals)',
    'domain/kit/(envelope|fields|page)',
    'domain/(catalogue/product|community/(event|feed|feed-list|feed-social)|members/profile)',
  ],
  // What comes to every page after its first view.
  extras: [
    'domain/catalogue/(recent-view|search-text|wishlist)',
    'machines/catalogue/(recent-views|search-box|wishes).(machine|model)',
    'machines/(shell/guest-merge|trade/cart-count).machine',
    'src/app/business',
    'src/app/shell/(cart-link|footer|footer-links|search-combobox)',
    'src/areas/catalogue/(recent-views.wiring|search-box.wiring|search.text|wish-heart|wishlist.text|wishlist.wiring)',
    'src/areas/shell/guest-merge.wiring',
    'src/areas/trade/cart-count.wiring',
    'src/flow/follow-member',
    'src/lib/(guest-cart|guest-keys|guest-wishes|ime-enter|recent-searches)',
    'src/text/footer',
  ],
  // What home has below its first view.
  'home-extras': [
    'src/areas/catalogue/remembered-card',
    'src/areas/community/feed-rail',
    'src/areas/shell/(event-banner|home-feeds|home-recent)',
  ],
  forms: ['domain/kit/(form-fields|particle|unseen)'],
};

/** Packages by chunk. */
const PACKAGES: Readonly<Record<string, string>> = { base: BASE.join('|'), [LINE]: 'valibot|redaxios' };

/** Chunks of the shop; a module that fits several is in the first of them. */
export const CHUNKS = Object.entries(MODULES).map(([name, paths]) => ({
  name,
  test: new RegExp(
    `(^|[/\0])((${paths.join('|')})\\.[jt]sx?$${PACKAGES[name] ? `|node_modules/(${PACKAGES[name]})/` : ''})`,
  ),
}));
