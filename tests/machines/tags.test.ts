import { expect, it } from 'vitest';
import { done, failed, type SampleEvent } from '#proof/entry.ts';
import { start as loaded, quote } from '#proof/trade/checkout.samples.ts';
import { subject } from '#proof/trade/claims.samples.ts';
import { cartLine, cartOf } from '../support/orders/carts.ts';
import { entryOf } from './entry-of.ts';
import { start, tagsOf } from './start.ts';

const error = new Error('점검 중이에요.');
const submitted = { type: 'form.submitted' };
const credentials = { type: 'field.changed', change: { email: 'u@s.test', password: 'secret-1!' } };
const cart = done('load', cartOf(cartLine(1)));
const pieces = { type: 'line.quantityChanged', optionId: 1, quantity: 2 };
const addresses = done('load', [{ id: 1 }]);
const address = { type: 'address.opened', addressId: null };
const filled = {
  type: 'field.changed',
  change: {
    recipientName: '김하루',
    recipientPhone: '010-1234-5678',
    zipCode: '04782',
    addressLine1: '서울특별시 성동구 성수이로 78',
    addressLine2: '',
  },
};
const removal = [addresses, { type: 'removal.asked', addressId: 1 }];
const code = [done('load', []), { type: 'code.changed', code: 'welcome10' }, { type: 'code.submitted' }];
const checkout = [done('giveUp'), done('load', loaded)];
const paying = [...checkout, { type: 'field.changed', change: { agreed: true } }, submitted] as const;
const comments = done('loadPage', { items: [{ commentId: 3 }], page: 0, totalPages: 1, totalElements: 1 });
const views = done('loadViews', [{ productId: 1 }, { productId: 2 }]);
const claim = { type: 'field.changed', change: { reason: 'SIZE' } };
const claimForm = done('load', entryOf('orderClaim').ports.load?.done);
const lateClaim = done('load', { values: {}, about: { ...subject, window: 'closed' } });
const alert = { type: 'alert.toggled', optionId: 9 };
const vote = [{ type: 'vote.asked' }, { type: 'vote.confirmed' }];
const review = done('load', entryOf('reviewEditor').ports.load?.done);
const nothingBought = done('load', entryOf('reviewEditor').ports.load?.empty);
const answers = entryOf('reviewEditor').events[0] ?? submitted;
const feedWords = entryOf('feedEditor').events[0] ?? submitted;
const report = [
  { type: 'report.opened' },
  { type: 'report.submitted', reason: 'SPAM', description: '' },
] as const;
const feed = done('load', entryOf('feedEditor').ports.load?.done);
const heart = { type: 'wish.toggled', productId: 1 };
const arrived = { type: 'member.arrived' };
const typed = { type: 'text.typed', text: '한강' };
const waited = { type: 'xstate.after.debounce.searchBox.open.waiting' };
const nothing = { products: [], stores: [], categories: [], correctedQuery: null };

type Row = [tags: string, flow: string, now: string, steps: readonly SampleEvent[], input?: unknown];

/** The states of each tag: spinners, disabled buttons, dialogs and empty pages depend on them. */
const ROWS: readonly Row[] = [
  ['ready', 'addToCart', 'nothing is pressed', []],
  ['busy', 'addressBook', 'the list is on its way', []],
  ['ready', 'addressBook', 'the list is shown', [addresses]],
  ['open ready', 'addressBook', 'the form is open', [addresses, address]],
  ['saving', 'addressForm', 'it is sent', [filled, submitted]],
  ['ready', 'addressBook', 'a removal is asked about', removal],
  ['ready saving', 'addressBook', 'an address is deleted', [...removal, { type: 'removal.confirmed' }]],
  ['ready', 'botCheck', 'the script is there', [{ type: 'check.needed' }, done('loadScript')]],
  [
    'busy',
    'botCheck',
    'a token is on its way',
    [{ type: 'check.needed' }, done('loadScript'), { type: 'token.requested', action: 'a' }],
  ],
  ['ready', 'cart', 'screen and server agree', [cart]],
  ['ready saving', 'cart', 'a change is sent', [cart, pieces]],
  ['ready saving', 'cart', 'a refused change is taken back', [cart, pieces, failed('save', error)]],
  ['ready', 'cartCount', 'the number is known', [], { count: 4 }],
  ['', 'cartCount', 'it is counted', [], { count: null }],
  ['busy', 'checkout', 'an earlier payment is given up', []],
  ['busy', 'checkout', 'prices are loaded', [done('giveUp')]],
  ['ready', 'checkout', 'the price is known', checkout],
  [
    'pending ready',
    'checkout',
    'it is priced anew',
    [...checkout, { type: 'field.changed', change: { points: '3200' } }],
  ],
  ['saving', 'checkout', 'the order is placed', paying],
  [
    'saving',
    'checkout',
    'the payment page opens',
    [...paying, done('start', { orderId: 1, orderNo: 'S', paymentUrl: '/p', awaitsDeposit: false })],
  ],
  [
    'empty',
    'checkout',
    'there is nothing to order',
    [done('giveUp'), done('load', { ...loaded, quote: { ...quote, lines: [] } })],
  ],
  ['ready', 'comments', 'they are read', [comments]],
  [
    'saving',
    'comments',
    'one is sent',
    [comments, { type: 'draft.changed', text: '좋아요' }, { type: 'comment.submitted' }],
  ],
  ['saving', 'comments', 'one is deleted', [comments, { type: 'comment.deleted', commentId: 3 }]],
  ['ready', 'couponWallet', 'coupons are shown', [done('load', [])]],
  ['ready saving', 'couponWallet', 'a code is sent', code],
  ['ready', 'couponWallet', 'a code was refused', [...code, failed('register', error)]],
  ['busy', 'feedEditor', 'it is loaded', []],
  ['ready', 'feedEditor', 'the feed is written', [feed]],
  ['empty', 'feedEditor', 'nothing was bought', [done('load', entryOf('feedEditor').ports.load?.empty)]],
  ['saving', 'feedEditor', 'it is sent', [feed, feedWords, submitted]],
  ['saving', 'feedReaction', 'a mark is sent', [{ type: 'mark.toggled' }]],
  ['saving', 'feedVote', 'a vote is cast', vote],
  [
    'saving',
    'feedVote',
    'a vote is taken back',
    [{ type: 'vote.withdrawn' }],
    { feedId: 7, vote: { voted: true, count: 2 }, canVote: false },
  ],
  ['ready', 'login', 'the form is filled in', []],
  ['saving', 'login', 'it is sent', [credentials, submitted]],
  ['saving', 'noticeReading', 'all are being marked', [{ type: 'reading.finished' }]],
  ['pending', 'orderAction', 'a refund is computed', [{ type: 'action.asked', action: { kind: 'cancel' } }]],
  ['ready', 'orderClaim', 'the form is filled in', [claimForm]],
  ['busy', 'claimRefund', 'a refund is computed', []],
  ['saving', 'orderClaim', 'the request is sent', [claimForm, claim, submitted]],
  ['empty', 'orderClaim', 'the time is over', [lateClaim]],
  [
    'pending',
    'rateLimit',
    'the server asked to wait',
    [{ type: 'limit.reached', limit: 'login', seconds: 1 }],
  ],
  ['pending', 'postcode', 'it opens', [{ type: 'search.opened' }]],
  ['open', 'postcode', 'the search is open', [{ type: 'search.opened' }, done('look', undefined)]],
  ['failed', 'postcode', 'there is no search', [{ type: 'search.opened' }, failed('look', error)]],
  [
    'open pending',
    'postcode',
    'it searches',
    [{ type: 'search.opened' }, done('look', undefined), { type: 'search.submitted', query: '성수' }],
  ],
  ['busy', 'productFacets', 'they are counted', []],
  ['ready', 'productFacets', 'they are known', [done('loadFacets', {})]],
  ['failed', 'productFacets', 'they are unknown', [failed('loadFacets', error)]],
  ['empty', 'productOptions', 'nothing is picked', []],
  ['ready saving', 'recentViews', 'a card is removed', [views, { type: 'view.removed', productId: 1 }]],
  [
    'ready saving',
    'recentViews',
    'all are removed',
    [views, { type: 'clear.asked' }, { type: 'views.cleared' }],
  ],
  ['saving', 'feedRemoval', 'it is deleted', [{ type: 'removal.asked' }, { type: 'removal.confirmed' }]],
  ['ready saving', 'restockAlerts', 'a wish is sent', [done('loadAlerts', []), alert]],
  [
    'ready',
    'restockAlerts',
    'a wish was refused',
    [done('loadAlerts', []), alert, failed('saveAlert', error)],
  ],
  ['empty', 'reviewEditor', 'nothing can be reviewed', [nothingBought]],
  ['ready', 'reviewEditor', 'the review is written', [review]],
  ['saving', 'reviewEditor', 'it is sent', [review, answers, submitted]],
  ['open', 'report', 'a reason is chosen', [{ type: 'report.opened' }]],
  ['open saving', 'report', 'it is sent', report],
  ['open saving', 'report', 'its author is blocked', [{ type: 'report.opened' }, { type: 'author.blocked' }]],
  ['open', 'searchBox', 'a person types', [typed]],
  ['busy open', 'searchBox', 'suggestions are on their way', [typed, waited]],
  ['empty open', 'searchBox', 'nothing is known', [typed, waited, done('suggest', nothing)]],
  ['failed open', 'searchBox', 'no suggestions came', [typed, waited, failed('suggest', error)]],
  ['busy', 'wishlistToggle', 'hearts of a member are loaded', [arrived]],
  ['failed', 'wishlistToggle', 'hearts are unknown', [arrived, failed('loadIds', error)]],
  ['ready', 'wishlistToggle', 'hearts are known', [arrived, done('loadIds', [1])]],
  ['ready saving', 'wishlistToggle', 'a heart is sent', [arrived, done('loadIds', [1]), heart]],
];

it.each(ROWS)('tag "%s" of %s is set while %s', async (tags, flow, _, steps, input) => {
  const entry = entryOf(flow);
  const { play } = start(entry, input ?? entry.input);
  expect(tagsOf(await play(...steps)).join(' ')).toBe(tags);
});
