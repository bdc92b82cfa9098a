// Size: every chunk of the client is in one table, because a module may be in one chunk only.
import { LINE } from './first-view.mjs';

/** Packages by chunk. */
export const PACKAGES = {
  base: 'react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|use-isomorphic-layout-effect|xstate|@xstate|@stitches',
  [LINE]: 'valibot|redaxios',
  // Pictures of figures: only those who run the shop see any.
  drawing: '@visx/[a-z]+|d3-[a-z-]+|internmap|classnames|delaunator|robust-predicates',
  // What a date field is when it is used: it comes once the page with the field is idle, or the field is focused.
  dates: 'react-aria|react-stately|@internationalized/[a-z]+|@swc/helpers|clsx',
  radix:
    '@radix-ui/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[a-z-]+))',
  dialogs:
    '@radix-ui/react-(alert-dialog|dialog|dismissable-layer|focus-guards|focus-scope|portal)|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|tslib|use-callback-ref|use-sidecar',
};

/** Our own modules by chunk: one that several pages need compresses better than many small ones, and is one request. */
export const MODULES = {
  // What the first views of home, lists and products share beside what every page needs.
  common: [
    'domain/catalogue/product-list/(price-range|product-filter|product-values)',
    'domain/kit/format',
    'domain/kit/pictures/(image-url|picture-variants)',
    'domain/kit/pricing/pricing',
    'domain/kit/time/time',
    'domain/policies/delivery',
    'machines/kit/(failure|paged.machine|paging|port)',
    'src/areas/catalogue/options/preselection-params',
    'src/areas/catalogue/product/product-request',
    'src/flow/(follow-member|use-flow)',
    'src/lib/(image-url|permanent-failure|state-path)',
    'src/lib/navigation/use-return',
    'src/styles/under-header',
    'src/text/failures',
    'src/ui/(button-link|flow-frame|focus-rescue|picture|picture-sizes|states)',
    'src/ui/forms/input',
    'src/ui/icons/(draw-icon|icon)',
    'src/ui/layout/(below-fold|layout|use-wide)',
  ],
  // Products as cards, and in rows of them.
  cards: ['src/areas/catalogue/wishlist/lazy-card-actions', 'src/ui/products/(card-facts|product-card)'],
  'product-rail': ['domain/catalogue/default-categories', 'src/areas/catalogue/recommendations/product-rail'],
  // What is said of a product wherever it stands.
  prices: ['src/areas/catalogue/product/listed-products', 'src/text/products', 'src/ui/products/price'],
  // What narrows and turns a list.
  lists: ['src/ui/pager'],
  products: [
    'domain/catalogue/product-list/(filter-conditions|filter-query)',
    'machines/catalogue/product-list.machine',
    'src/areas/catalogue/product-list/(product-list-request|product-list.text|product-list.wiring)',
  ],
  product: [
    'machines/catalogue/product-detail.machine',
    'src/areas/catalogue/options/preselection',
    'src/areas/catalogue/product/(product-detail.wiring|products.text)',
    'src/flow/use-shown',
    'src/lib/delivery-text',
    'src/text/delivery',
    'src/ui/layout/on-approach',
  ],
  feeds: [
    'domain/community/tags',
    'machines/community/(feed-list|feed-reaction).machine',
    'machines/kit/toggle.machine',
    'src/areas/community/feed-list/(feed-card|feed-filter|feed-grid|feed-list.wiring|feeds.text)',
    'src/areas/community/feed/event-tag',
    'src/areas/community/likes/like-button',
    'src/(flow/use-member-act|lib/use-now)',
  ],
  kinds: ['src/areas/community/feed-list/(feed-filter-bar|feed-tabs)', 'src/lib/use-choice-before-hydration'],
  goods: ['src/ui/forms/stepper', 'src/ui/products/product-line'],
  // What the calls of events say: home asks one of them.
  events: ['domain/events/(event|reward|reward-schema)'],
  // How a product is looked at and chosen, once its page is alive.
  choosing: [
    'src/areas/catalogue/gallery/gallery',
    'src/areas/catalogue/options/(buy-bar|choosing.text|option-groups|option-picker|option-styles)',
    'src/areas/catalogue/product/product-preview',
  ],
  [LINE]: [
    'domain/catalogue/(product|product-card|product-facts|recent-view|wishlist)',
    'domain/community/(feed|feed-list|feed-social|unit-state)',
    'domain/events/event-states',
    'domain/members/profile/profile',
    'domain/reviews/review-stats',
    'domain/kit/(envelope|page)',
    'domain/kit/forms/fields',
    'domain/kit/pricing/delivery',
    'src/http/(api-client|call|http|idempotency-keys|query|refusals)',
  ],
  // What records a view of a product, which needs no input of the visitor.
  'recent-views': [
    'domain/catalogue/guest-recent-views',
    'machines/catalogue/recent-views.(machine|model)',
    'src/areas/catalogue/recent-views/(recent-views.text|recent-views.wiring)',
  ],
  // What comes to every page with its first use.
  extras: [
    'domain/catalogue/guest-wishlist',
    'domain/catalogue/search/search-text',
    'machines/catalogue/(compare|search-box|wishlist|wishlist-toggle).(machine|model)',
    'domain/kit/theme',
    'machines/(shell/(guest-merge|theme)|trade/cart-count).machine',
    'src/lib/business',
    'src/app/shell/footer/(footer|footer-links)',
    'src/app/shell/header/(cart-link|header-scroll|search-combobox)',
    'src/app/shell/toasts/toast-lines',
    'src/areas/catalogue/compare/(compare-place|compare-press|compare.text|compare.wiring)',
    'src/areas/catalogue/search/search-box.wiring',
    'src/areas/catalogue/wishlist/(card-actions|priced-wishlist-button|wishlist-button|wishlist-button.text|wishlist.wiring)',
    'src/areas/shell/(guest-merge.wiring|theme.wiring)',
    'src/areas/trade/cart/cart-count.wiring',
    'src/areas/catalogue/recent-views/saved-product-card',
    'src/areas/community/feed-editor/write-icon',
    'src/areas/shell/theme-choice',
    'src/lib/(ime-enter|long-press|theme)',
    'src/lib/storage/(guest-keys|guest-wishlist|recent-searches)',
    'src/ui/products/color-dots',
    'src/text/(footer|theme)',
  ],
  // What stands around every page of those who run the shop, and what all of their tables are made of.
  desk: [
    'domain/admin/(layout/pending-counts|search/admin-search)',
    'domain/kit/time/pending-cap',
    'domain/kit/table-views',
    'machines/admin/layout/(admin-pending-counts.machine|admin-search.machine)',
    'machines/kit/index.machine',
    'src/areas/admin/layout/[a-z.-]+',
    'src/flow/tables/table-views',
    'src/flow/use-index-address',
    'src/lib/storage/table-views',
    'src/text/(hinted-title|index-table)',
    'src/ui/layout/(desk-layout|hinted-title)',
    'src/ui/index-table/(index-[a-z]+|side-panel|table-dates|table-menu-button|table-parts|table-view|use-overflow-mark|use-row-hold|use-table-keys)',
    'src/ui/index-table/widths/(column-edge|column-widths)',
  ],
  // What is drawn after first views only.
  icons: ['src/ui/icons/every-icon'],
  'few-icons': ['src/ui/icons/few-icons'],
  colors: ['domain/catalogue/colors', 'src/ui/products/color-name'],
  // What filters and the editor of a product name: neither is part of a first view.
  traits: ['domain/catalogue/product-traits'],
  later: [
    'domain/members/profile/avatar',
    'machines/kit/resource.machine',
    'src/areas/catalogue/brand/brand-paths',
    'src/lib/today',
    'src/styles/motion',
    'src/ui/event-crop',
    'src/ui/members/avatar',
  ],
  // A few lines each, which many pages name: every chunk has its name on the first view.
  people: ['src/ui/members/person-name', 'src/ui/percent-bar'],
  auth: ['domain/members/auth/(bot-token|device-token)', 'src/areas/members/security/device-token'],
  // What comes once everything is loaded: visits that are to come.
  visits: ['src/app/(after-load|hangul-font|register-service-worker)', 'src/lib/loading/saves-data'],
  // What comes with the first sign of a person: links that are about to be followed.
  ahead: [
    'src/app/(prefetch/[a-z-]+|routes/(kept|route-at))',
    'src/areas/screen-code',
    'src/flow/prefetch-cache',
    'src/lib/loading/link-intent',
    'src/styles/view-transition',
  ],
  // The row above a list; what stands beside it is asked for where there is room, or when it is opened.
  chips: [
    'src/areas/catalogue/filters/(conditions|heel-label|likely-conditions|product-filters.text|quick-chips)',
  ],
  filters: [
    'domain/catalogue/product-list/product-facets',
    'machines/catalogue/product-facets.machine',
    'src/areas/catalogue/filters/(facet-group|facet-values|filter-choices|filter-panel|price-inputs|product-facets.wiring)',
  ],
  // What home has below its first view.
  'home-extras': [
    'src/areas/catalogue/recent-views/recent-views-rail',
    'src/areas/shell/home/(category-circles|event-banner|hero|hero.text|home-feeds|home-recent)',
  ],
  // What a product costs the member who is logged in.
  'my-price': [
    'domain/trade/cart/my-price-limit',
    'machines/trade/my-prices.machine',
    'src/areas/trade/my-price/(my-price-press|my-price.text|my-price.wiring)',
  ],
  // What lies over the pictures of a product, and the ways to the parts of its page.
  looking: [
    'machines/catalogue/product-gallery.machine',
    'src/areas/catalogue/gallery/(gallery-tools|gallery.text|gallery.wiring|turn-view)',
    'src/areas/catalogue/product/(share-address|tabs/part-in-view|tabs/product-tabs)',
  ],
  // The rule of points, which a page of a product needs without checkout.
  'earned-points': ['domain/trade/cart/earned-points'],
  // What the page of a product has below its first view.
  'product-extras': [
    'domain/catalogue/size-conversion',
    'machines/catalogue/product-extras.machine',
    'domain/catalogue/size-advice',
    'src/areas/catalogue/product/(fact-list|product-extras|product-extras.text|product-extras.wiring|product-story|return-policy|return-policy.text|size-table|size-table.text)',
    'src/ui/layout/accordion',
    'src/areas/community/feed-list/feed-rail',
  ],
  // Shoes to go on with, on screens of every area.
  rails: [
    'machines/catalogue/popular-products.machine',
    'src/app/shell/provided-product-rail',
    'src/areas/catalogue/recommendations/(popular-products.wiring|popular-rail|popular.text)',
  ],
  // What states of charts are made of, on the pages whose charts are.
  chart: ['machines/kit/(asks|pieces/(failures|form|invoking|transitions))', 'src/flow/wire'],
  forms: [
    'domain/kit/forms/(form-fields|invisible-characters|particle|problems)',
    'machines/kit/(form|form.machine|loaded-form.machine|pieces/form-rules)',
    'src/flow/drafts',
    'src/ui/dialogs/late-dialogs',
    'src/ui/forms/(checkbox|problem-focus)',
  ],
  // Number fields, with separators while a person types.
  numbers: [
    'machines/kit/typed-number',
    'src/ui/numbers/(counted-field|number-field|number-input|number-text|numbers.text)',
  ],
  // What forms longer than a screen have besides.
  'long-forms': ['src/ui/forms/(error-summary|save-bar)'],
  // Date fields at rest, and what comes when they are used.
  'date-fields': [
    'src/text/empty-dates',
    'src/ui/dates/(box|date-field|day-text|resting|resting-date|typed-day)',
  ],
  'period-fields': ['src/ui/dates/(in-order|period-field)'],
  dates: [
    'src/text/dates',
    'src/ui/dates/(calendar|calendar-opener|calendar-panel|calendar-parts|date-input|field-focus|moments|period-input|quick-days|segments)',
  ],
  // What forms with pictures have besides.
  pictures: [
    'domain/kit/pictures/picture',
    'src/text/pictures',
    'src/ui/forms/(chosen-picture|file-field|image-picker|use-previews)',
  ],
  dialogs: [
    'machines/kit/removal.machine',
    'src/flow/removal-button',
    'src/styles/style-singleton',
    'src/ui/dialogs/(backdrop|confirm-dialog|dialog|dialog-head|drawer)',
  ],
  cart: ['domain/trade/cart/cart', 'src/areas/trade/order-paths', 'src/lib/storage/guest-cart'],
  // What orders and requests may become: their buyers' pages and their sellers' desk.
  'order-life': [
    'domain/trade/claims/(cancellation-reasons|claim|claim-rejection|claim-stages)',
    'domain/trade/orders/(order-lifecycle|order-rules)',
  ],
  'order-calls': [
    'domain/trade/cart/checkout',
    'domain/trade/claims/refund-split',
    'domain/trade/orders/(order|order-endpoints|shipping)',
  ],
  orders: [
    'machines/trade/(claim-withdrawal|order-action|orders).machine',
    'src/areas/trade/claims/claim-stages',
    'src/areas/trade/orders/(order-facts|order-layout|order-line|order-state|orders.text|orders.wiring|step-list)',
  ],
  rewards: [
    'domain/rewards/(activity|badge|level|level-benefits|points)',
    'machines/kit/ledger.machine',
    'src/areas/rewards/levels/level.text',
    'src/areas/rewards/points/ledger',
    'src/ui/(amounts|progress-bar)',
  ],
  // What is asked of a person, of one who joins too.
  person: ['domain/members/profile/(nickname|profile-form)'],
  // What every review is shown with: a few lines each, which several pages name together.
  review: [
    'domain/reviews/(review|scale-position)',
    'src/areas/reviews/reviews.text',
    'src/ui/products/stars',
  ],
  // Lists of my own things.
  paged: ['src/ui/layout/rows', 'src/ui/paged-flow'],
  profile: [
    'domain/members/profile/profile-draft',
    'machines/members/profile/(profile-edit.machine|profile-edit.model|profile.machine)',
    'src/areas/members/profile/(profile.text|profile.wiring)',
  ],
  // What stands around the pages of one's own account.
  account: ['src/areas/members/my-page/(my-page-layout|my-page-menu|mypage.text)', 'src/ui/layout/region'],
  documents: ['src/areas/shell/static/(document|terms-screen)'],
};
