import { seoulDay } from '#domain/kit/time/time.ts';
import { productFormData } from '../seller-products.ts';
import { multipart } from '../server/multipart.ts';

/** Things of one store that calls of another seller name. */
export type Things = {
  product: number;
  option: number;
  order: number;
  orderNo: string;
  line: number;
  claim: number;
  review: number;
  question: number;
  template: number;
  coupon: number;
  discount: number;
  inquiry: number;
  settlement: number;
};
type Asked = { url: string; body?: unknown; headers?: Record<string, string> };

const formed = (url: string, words: object): Asked => {
  const { payload, headers } = productFormData(words);
  return { url, body: payload, headers };
};
const PARCEL = { carrier: 'CJ', trackingNumber: '123456789012' };

/** Every call of sellers with an id in its path or body, made by one seller about a thing of another. */
export const NAMING_CALLS: Readonly<Record<string, (of: Things) => Asked>> = {
  'GET /api/seller/products/:id': ({ product }) => ({ url: `/api/seller/products/${product}` }),
  'PUT /api/seller/products/:id': ({ product }) =>
    formed(`/api/seller/products/${product}`, { price: 1_000 }),
  'DELETE /api/seller/products/:id': ({ product }) => ({ url: `/api/seller/products/${product}` }),
  'POST /api/seller/products/:id/copy': ({ product }) => ({ url: `/api/seller/products/${product}/copy` }),
  'POST /api/seller/products/:id/state': ({ product }) => ({
    url: `/api/seller/products/${product}/state`,
    body: { state: 'HIDDEN', version: 1 },
  }),
  'GET /api/seller/products/:id/options': ({ product }) => ({
    url: `/api/seller/products/${product}/options`,
  }),
  'POST /api/seller/products/:id/options': ({ product }) => ({
    url: `/api/seller/products/${product}/options`,
    body: { gender: 'MEN', size: '300', color: 'GOLD', stock: 3 },
  }),
  'PUT /api/seller/products/options/:optionId': ({ option }) => ({
    url: `/api/seller/products/options/${option}`,
    body: { stock: 0, seenStock: 0 },
  }),
  'DELETE /api/seller/products/options/:optionId': ({ option }) => ({
    url: `/api/seller/products/options/${option}`,
  }),
  'PATCH /api/seller/options/stock': ({ option }) => ({
    url: '/api/seller/options/stock',
    body: [{ optionId: option, stock: 999, seenStock: 0 }],
  }),
  'PATCH /api/seller/products/bulk': ({ product }) => ({
    url: '/api/seller/products/bulk',
    body: { ids: [product], change: { kind: 'PRICE_WON', won: 1_000 } },
  }),
  'GET /api/seller/orders/:id': ({ order }) => ({ url: `/api/seller/orders/${order}` }),
  'POST /api/seller/orders/:id/status': ({ order }) => ({
    url: `/api/seller/orders/${order}/status`,
    body: { status: 'SHIPPED' },
  }),
  'POST /api/seller/orders/:id/cancel': ({ order, line }) => ({
    url: `/api/seller/orders/${order}/cancel`,
    body: { orderItemIds: [line], reason: '품절이에요' },
  }),
  'POST /api/seller/orders/:id/new-day': ({ order }) => ({
    url: `/api/seller/orders/${order}/new-day`,
    body: { day: '2026-12-01', reason: '태풍' },
  }),
  'PUT /api/seller/claims/:id/parcel': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/parcel`,
    body: { carrier: 'CJ', tracking: PARCEL.trackingNumber },
  }),
  'PUT /api/seller/orders/lines/:id/tracking': ({ line }) => ({
    url: `/api/seller/orders/lines/${line}/tracking`,
    body: PARCEL,
  }),
  'POST /api/seller/orders/shipments': ({ orderNo, line }) => ({
    url: '/api/seller/orders/shipments',
    body: { rows: [{ orderNo, orderItemId: String(line), ...PARCEL }] },
  }),
  'GET /api/seller/claims/:id': ({ claim }) => ({ url: `/api/seller/claims/${claim}` }),
  'POST /api/seller/claims/:id/approve': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/approve`,
  }),
  'POST /api/seller/claims/:id/check': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/check`,
    body: {},
  }),
  'POST /api/seller/claims/:id/collect': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/collect`,
    body: { carrier: 'CJ' },
  }),
  'POST /api/seller/claims/:id/receive': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/receive`,
    body: {},
  }),
  'POST /api/seller/claims/:id/reject': ({ claim }) => {
    const rejection = JSON.stringify({ reason: 'WORN', answer: '신은 흔적이 있어요.' });
    const { payload, headers } = multipart([{ name: 'rejection', data: rejection }]);
    return { url: `/api/seller/claims/${claim}/reject`, body: payload, headers };
  },
  'POST /api/seller/claims/:id/decision': ({ claim }) => ({
    url: `/api/seller/claims/${claim}/decision`,
    body: { decision: 'REJECT' },
  }),
  'PUT /api/seller/reviews/:id/answer': ({ review }) => ({
    url: `/api/seller/reviews/${review}/answer`,
    body: { content: '남의 답변' },
  }),
  'DELETE /api/seller/reviews/:id/answer': ({ review }) => ({ url: `/api/seller/reviews/${review}/answer` }),
  'PUT /api/seller/questions/:id/answer': ({ question }) => ({
    url: `/api/seller/questions/${question}/answer`,
    body: { content: '남의 답변' },
  }),
  'DELETE /api/seller/questions/:id/answer': ({ question }) => ({
    url: `/api/seller/questions/${question}/answer`,
  }),
  'GET /api/seller/inquiries/:id': ({ inquiry }) => ({ url: `/api/seller/inquiries/${inquiry}` }),
  'POST /api/seller/inquiries/:id/messages': ({ inquiry }) => ({
    url: `/api/seller/inquiries/${inquiry}/messages`,
    body: { content: '남의 답변' },
  }),
  'DELETE /api/seller/answer-templates/:id': ({ template }) => ({
    url: `/api/seller/answer-templates/${template}`,
  }),
  'POST /api/seller/follower-discount/:id/end': ({ discount }) => ({
    url: `/api/seller/follower-discount/${discount}/end`,
  }),
  'PUT /api/seller/coupons/:id': ({ coupon }) => ({
    url: `/api/seller/coupons/${coupon}`,
    body: { name: '남의 쿠폰', issueLimit: 100, endsOn: seoulDay(new Date()) },
  }),
  'POST /api/seller/coupons/:id/end': ({ coupon }) => ({ url: `/api/seller/coupons/${coupon}/end` }),
  'GET /api/seller/settlements/:id/lines': ({ settlement }) => ({
    url: `/api/seller/settlements/${settlement}/lines`,
  }),
  'POST /api/seller/settlements/:id/file': ({ settlement }) => ({
    url: `/api/seller/settlements/${settlement}/file`,
  }),
};

/** Calls with an answer by row: the row of another seller is refused in an accepted list. */
export const BY_ROWS: Readonly<Record<string, RegExp>> = {
  'POST /api/seller/orders/shipments': /"shipped":0,"same":0,"refused":1/,
};

/** Calls about the own store as a whole, without ids. */
export const CALLS_WITHOUT_ID: readonly string[] = [
  'GET /api/seller/waiting',
  'GET /api/seller/dashboard',
  'GET /api/seller/stores',
  'PUT /api/seller/stores',
  'POST /api/seller/stores/state',
  'DELETE /api/seller/stores/banner',
  'DELETE /api/seller/stores/logo',
  'POST /api/seller/stores/banner',
  'POST /api/seller/stores/logo',
  'GET /api/seller/products',
  'POST /api/seller/products',
  'POST /api/seller/products/export',
  // Ids in files, and tickets: tests/server/seller/products/product-import.test.ts.
  'POST /api/seller/products/import',
  'POST /api/seller/products/import/apply',
  'GET /api/seller/orders',
  'GET /api/seller/orders/lines',
  'POST /api/seller/orders/lines/export',
  'POST /api/seller/orders/shipments/file',
  'GET /api/seller/claims',
  'GET /api/seller/reviews',
  'GET /api/seller/questions',
  'GET /api/seller/inquiries',
  'GET /api/seller/answer-templates',
  'POST /api/seller/answer-templates',
  'GET /api/seller/coupons',
  'POST /api/seller/coupons',
  'GET /api/seller/follower-discount',
  'POST /api/seller/follower-discount',
  'GET /api/seller/settlements',
];
