import { LINE } from './first-view.mjs';

/** Packages by chunk. */
export const PACKAGES = {
  base: 'react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|use-isomorphic-layout-effect|xstate|@xstate|@stitches',
  [LINE]: 'valibot|redaxios',
  // Pictures of figures: only those who run the shop see any.
  drawing: '@visx/[a-z]+|d3-[a-z-]+|internmap|classnames|delaunator|robust-predicates',
  radix:
    '@radix-ui/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[a-z-]+))',
  dialogs:
    '@radix-ui/react-(alert-dialog|dialog|dismissable-layer|focus-guards|focus-scope|portal)|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|tslib|use-callback-ref|use-sidecar',
};

/** Our own modules by chunk: one that several pages need compresses better than many small ones, and is one request. */
export const MODULES = {
  // What the first views of home, lists and products share beside what every page needs.
  common: [
    'domain/catalogue/(price-range|product-filter|product-values)',
    'domain/kit/(format|image-url|picture-variants|pricing|time)',
    'domain/policies/delivery',
    'machines/kit/(failure|paged.machine|paging|port)',
    'src/areas/catalogue/(one-product|wanted-params)',
    'src/flow/(follow-member|use-flow)',
    'src/lib/(image-url|state-path|use-return)',
    'src/styles/under-header',
    'src/text/failures',
    'src/ui/(below-fold|button-link|draw-icon|flow-frame|focus-rescue|icon|input|layout|picture|picture-sizes|states|use-wide)',
  ],
  // Products as cards, and in rows of them.
  cards: ['src/areas/catalogue/wish-corner', 'src/ui/(card-facts|product-card)'],
  'product-rail': ['domain/catalogue/default-categories', 'src/areas/catalogue/product-rail'],
  // What is said of a product wherever it stands.
  prices: ['src/areas/catalogue/known-products', 'src/text/goods', 'src/ui/price'],
  // What narrows and turns a list.
  lists: ['src/ui/pager'],
  products: [
    'domain/catalogue/filter-address',
    'machines/catalogue/product-list.machine',
    'src/areas/catalogue/(product-asks|product-list.(text|wiring))',
  ],
  product: [
    'machines/catalogue/product-detail.machine',
    'src/areas/catalogue/(product-detail.wiring|products.text|wanted)',
    'src/(flow/use-shown|lib/delivery-text|text/delivery|ui/on-approach)',
  ],
  feeds: [
    'domain/community/tags',
    'machines/community/(feed-list|feed-reaction).machine',
    'machines/kit/toggle.machine',
    'src/areas/community/(event-tag|feed-card|feed-filter|feed-grid|feed-list.wiring|feeds.text|like-button)',
    'src/(flow/use-member-act|lib/use-now)',
  ],
  kinds: ['src/areas/community/feed-(kinds|tabs)', 'src/lib/use-early-choice'],
  goods: ['src/ui/(goods-line|stepper)'],
  // What the calls of events say: home asks one of them.
  events: ['domain/events/(event|reward|reward-wire)'],
  // How a product is looked at and chosen, once its page is alive.
  choosing: [
    'src/areas/catalogue/(buy-bar|choosing.text|gallery|option-(groups|look|picker)|product-preview)',
  ],
  [LINE]: [
    'domain/(catalogue/(product|product-card|product-facts|recent-view|wishlist)|community/(feed|feed-list|feed-social)|events/states|members/profile|reviews/review-stats)',
    'domain/kit/(delivery|envelope|fields|page)',
    'src/http/(attempts|call|http|line|query|refusals)',
  ],
  // What comes to every page after its first view.
  extras: [
    'domain/catalogue/(guest-wishes|search-text|view-marks)',
    'machines/catalogue/(compare|recent-views|search-box|wishes|wishlist).(machine|model)',
    'domain/kit/theme',
    'machines/(shell/(guest-merge|theme)|trade/cart-count).machine',
    'src/app/(business|shell/(cart-link|footer|footer-links|header-motion|search-combobox|toast-lines))',
    'src/areas/catalogue/(card-acts|long-press|compare-(place|press)|compare.(text|wiring)|recent.text|recent-views.wiring|search-box.wiring|wish-heart|wish-heart.text|wishlist.wiring)',
    'src/areas/(shell/(guest-merge|theme)|trade/cart-count).wiring',
    'src/areas/(catalogue/remembered-card|community/write-icon|shell/theme-choice)',
    'src/lib/(guest-keys|guest-wishes|ime-enter|recent-searches|theme)',
    'src/ui/color-dots',
    'src/text/(footer|theme)',
  ],
  // What stands around every page of those who run the shop, and what all of their tables are made of.
  desk: [
    'domain/admin/(layout/waiting|search/find-anything)',
    'domain/kit/waiting',
    'machines/admin/admin-(search|waiting).machine',
    'machines/kit/index.machine',
    'src/areas/admin/layout/[a-z.-]+',
    'src/flow/use-index-address',
    'src/text/index-table',
    'src/ui/desk-frame',
    'src/ui/index-table/(index-[a-z]+|side-panel)',
  ],
  // What is drawn after first views only.
  icons: ['src/ui/every-icon'],
  'few-icons': ['src/ui/few-icons'],
  colors: ['domain/catalogue/colors', 'src/ui/color-name'],
  later: [
    'domain/members/avatar',
    'machines/kit/resource.machine',
    'src/lib/today',
    'src/styles/motion',
    'src/ui/avatar',
  ],
  // A few lines each, which many pages name: every chunk has its name on the first view.
  people: ['src/ui/(person-name|share)'],
  door: ['domain/members/(bot-token|device-mark)', 'src/areas/members/device-mark'],
  // What comes once everything is loaded: visits that are to come.
  visits: ['src/app/(hangul-font|repeat-visits)', 'src/lib/saves-data'],
  // What comes with the first sign of a person: links that are about to be followed.
  ahead: [
    'src/app/(prefetch/[a-z-]+|routes/(kept|route-at))',
    'src/areas/[a-z]+/screen-code',
    'src/flow/expected',
    'src/lib/intent',
    'src/styles/travel',
  ],
  // The row above a list; what stands beside it is asked for where there is room, or when it is opened.
  chips: ['src/areas/catalogue/(conditions|likely-conditions|product-filters.text|quick-chips)'],
  filters: [
    'domain/catalogue/product-facets',
    'machines/catalogue/product-facets.machine',
    'src/areas/catalogue/(facet-group|facet-values|filter-choices|filter-panel|price-inputs|product-facets.wiring)',
  ],
  // What home has below its first view.
  'home-extras': [
    'src/areas/catalogue/seen-rail',
    'src/areas/shell/(category-circles|event-banner|hero|hero.text|home-feeds|home-recent)',
  ],
  // What lies over the pictures of a product, and the ways to the parts of its page.
  looking: [
    'machines/catalogue/product-gallery.machine',
    'src/areas/catalogue/(gallery-tools|gallery.(text|wiring)|product-tabs|share-address|turn-view)',
  ],
  // What the page of a product has below its first view.
  'product-extras': [
    'machines/catalogue/product-extras.machine',
    'domain/catalogue/size-advice',
    'src/areas/catalogue/(fact-list|return-lines|return-lines.text|product-extras|product-extras.(text|wiring))',
    'src/ui/accordion',
    'src/areas/community/feed-rail',
  ],
  // Shoes to go on with, on screens of every area.
  rails: [
    'machines/catalogue/popular-products.machine',
    'src/app/shell/goods-rail',
    'src/areas/catalogue/popular(-products.wiring|-rail|.text)',
  ],
  // What states of charts are made of, on the pages whose charts are.
  chart: ['machines/kit/(asks|pieces/(failures|form|invoking))', 'src/flow/wire'],
  forms: [
    'domain/kit/(form-fields|invisible-characters|particle|problems)',
    'machines/kit/(form|form.machine|loaded-form.machine|pieces/form-rules)',
    'src/flow/drafts',
    'src/ui/(checkbox|late-dialogs|problem-focus)',
  ],
  // What forms with pictures have besides.
  pictures: [
    'domain/kit/picture',
    'src/text/pictures',
    'src/ui/(chosen-picture|file-field|image-picker|use-previews)',
  ],
  dialogs: [
    'machines/kit/removal.machine',
    'src/flow/asked-removal',
    'src/styles/style-singleton',
    'src/ui/(backdrop|confirm-dialog|dialog|dialog-head|drawer)',
  ],
  cart: ['domain/trade/cart', 'src/lib/guest-cart'],
  // What orders and requests may become: their buyers' pages and their sellers' desk.
  'order-life': ['domain/trade/(claim|claim-rejection|order-life|order-rules|undoing)'],
  'order-calls': ['domain/trade/(order|order-calls)'],
  orders: [
    'machines/trade/(claim-withdrawal|order-action|orders).machine',
    'src/areas/trade/(order-facts|order-frame|order-goods|order-state|orders.text|orders.wiring)',
  ],
  rewards: [
    'domain/rewards/(activity|badge|level|level-benefits|points)',
    'machines/kit/ledger.machine',
    'src/areas/rewards/(ledger|level.text)',
    'src/ui/(amounts|progress-bar)',
  ],
  // What is asked of a person, of one who joins too.
  person: ['domain/members/(nickname|profile-form)'],
  // Lists of my own things.
  paged: ['src/ui/(paged-flow|rows)'],
  profile: [
    'domain/members/profile-draft',
    'machines/members/profile(-edit)?.(machine|model)',
    'src/areas/members/profile.(text|wiring)',
  ],
  // What stands around the pages of one's own account.
  account: ['src/areas/members/(my-page-frame|my-page-menu|mypage.text)', 'src/ui/region'],
  documents: ['src/areas/shell/(document|terms-screen)'],
};
