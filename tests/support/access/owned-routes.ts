import { ASKED } from '../questions.ts';
import { WORDS } from '../reviews.ts';

/** Objects that belong to one member. */
export type Kind =
  | 'member'
  | 'passkey'
  | 'session'
  | 'pushDevice'
  | 'address'
  | 'line'
  | 'soldLine'
  | 'feed'
  | 'comment'
  | 'notice'
  | 'order'
  | 'claim'
  | 'review'
  | 'question'
  | 'buyerAnswer'
  | 'inquiry'
  | 'problemReport';

/** Routes with the id of an object of one member: access depends on its owner, not on the role. */
export const OWNED: Record<string, { kind: Kind; body?: unknown; form?: string }> = {
  'PUT /api/users/addresses/:id': {
    kind: 'address',
    body: {
      recipientName: '남의집',
      recipientPhone: '01012345678',
      zipCode: '04782',
      addressLine1: '어딘가',
      addressLine2: '',
      isDefault: true,
    },
  },
  'DELETE /api/users/addresses/:id': { kind: 'address' },
  'DELETE /api/users/me/sessions/:id': { kind: 'session' },
  'DELETE /api/users/me/push-devices/:id': { kind: 'pushDevice' },
  'DELETE /api/users/me/sessions/:id/trust': { kind: 'session' },
  'PATCH /api/users/cart/items/:id': { kind: 'line', body: { selected: false } },
  'DELETE /api/users/cart/items/:id': { kind: 'line' },
  'PUT /api/feeds/:id': { kind: 'feed', form: 'feedData', body: { title: '남의 글' } },
  'PUT /api/feeds/:id/text-only': { kind: 'feed', body: { title: '남의 글' } },
  'PUT /api/feeds/text-only/:id': { kind: 'feed', body: { title: '남의 글' } },
  'DELETE /api/feeds/:id': { kind: 'feed' },
  'DELETE /api/feeds/text-only/:id': { kind: 'feed' },
  'DELETE /api/feeds/:id/comments/:commentId': { kind: 'comment' },
  'DELETE /api/comments/:commentId': { kind: 'comment' },
  'POST /api/users/notices/:id/read': { kind: 'notice' },
  'GET /api/users/orders/:id': { kind: 'order' },
  'GET /api/users/orders/:id/tracking': { kind: 'order' },
  'GET /api/users/orders/:id/items/:itemId/claim-preview': { kind: 'order' },
  'POST /api/users/orders/:id/status': { kind: 'order', body: { status: 'CANCELLED' } },
  'POST /api/users/orders/:id/cancel': { kind: 'order', body: {} },
  'POST /api/users/orders/:id/cancel-late': { kind: 'order', body: {} },
  'POST /api/users/orders/:id/refund-preview': { kind: 'order', body: { cause: 'CANCEL' } },
  'PUT /api/users/orders/:id/refund-account': {
    kind: 'order',
    body: { bank: '신한', accountNumber: '11012345678', holder: '김신발' },
  },
  'POST /api/users/orders/:id/cash-receipt': {
    kind: 'order',
    body: { kind: 'PERSON', number: '01023456789' },
  },
  'POST /api/users/orders/:id/not-received': { kind: 'order', body: {} },
  'POST /api/users/orders/:id/received': { kind: 'order', body: {} },
  'POST /api/users/orders/:id/confirm': { kind: 'order', body: {} },
  'POST /api/seller/orders/:id/status': { kind: 'order', body: { status: 'CANCELLED' } },
  'GET /api/seller/orders/:id': { kind: 'order' },
  'POST /api/seller/orders/:id/new-day': { kind: 'order', body: { day: '2026-12-01', reason: '태풍' } },
  'POST /api/seller/orders/:id/cancel': { kind: 'order', body: { orderItemIds: [1], reason: '품절' } },
  'PUT /api/seller/orders/lines/:id/tracking': {
    kind: 'soldLine',
    body: { carrier: 'CJ', trackingNumber: '123456789012' },
  },
  'GET /api/seller/claims/:id': { kind: 'claim' },
  'POST /api/seller/claims/:id/collect': { kind: 'claim', body: { carrier: 'CJ' } },
  'PUT /api/seller/claims/:id/parcel': { kind: 'claim', body: { carrier: 'CJ' } },
  'POST /api/seller/claims/:id/receive': { kind: 'claim', body: {} },
  'POST /api/seller/claims/:id/approve': { kind: 'claim' },
  'POST /api/seller/claims/:id/check': { kind: 'claim', body: {} },
  'POST /api/users/claims/:id/withdraw': { kind: 'claim' },
  'PUT /api/users/claims/:id/parcel': {
    kind: 'claim',
    body: { carrier: 'CJ', tracking: '123456789012' },
  },
  'POST /api/seller/claims/:id/reject': {
    kind: 'claim',
    form: 'rejection',
    body: { reason: 'WORN', answer: '신은 자국이 있어요' },
  },
  'POST /api/seller/claims/:id/decision': { kind: 'claim', body: { decision: 'REJECT' } },
  'PUT /api/user/reviews/:id': { kind: 'review', body: WORDS },
  'PATCH /api/user/reviews/:id/rating': { kind: 'review', body: { rating: 1 } },
  'PATCH /api/user/reviews/:id/content': { kind: 'review', body: { content: WORDS.content } },
  'DELETE /api/user/reviews/:id': { kind: 'review' },
  'DELETE /api/user/reviews/:id/images': { kind: 'review', body: { imageIds: [1] } },
  'DELETE /api/user/reviews/:id/images/all': { kind: 'review' },
  'PUT /api/user/questions/:id': { kind: 'question', body: ASKED },
  'DELETE /api/user/questions/:id': { kind: 'question' },
  'DELETE /api/user/question-answers/:id': { kind: 'buyerAnswer' },
  'GET /api/user/inquiries/:id': { kind: 'inquiry' },
  'POST /api/user/inquiries/:id/messages': { kind: 'inquiry', body: { content: '남의 글' } },
  'POST /api/user/inquiries/:id/close': { kind: 'inquiry' },
  'DELETE /api/user/problem-reports/:id': { kind: 'problemReport' },
  'PATCH /api/users/me/passkeys/:id': { kind: 'passkey', body: { name: '남의 패스키' } },
  'DELETE /api/users/me/passkeys/:id': { kind: 'passkey' },
  'GET /api/admin/mfa/status/:email': { kind: 'member' },
  'DELETE /api/admin/mfa/disable/:email': { kind: 'member' },
};

/** Routes whose id is public, or names a thing of the shop in the list of the caller. */
export const EVERYBODYS = [
  /^GET \/api\/(products|brands|feeds|reviews|questions|stores|events)\b/,
  /^GET \/api\/users\/:id\/(profile|page|feeds|reviews)$/,
  /^GET \/api\/users\/badges\/users\/:userId\/displayed$/,
  /^GET \/api\/users\/points\/transactions\/type\/:type$/,
  // Level and rank are public; rows of an order are read from the caller's own ledger (point-rows.test.ts).
  /^GET \/api\/users\/(level\/users\/:userId|points\/transactions\/order\/:orderId)$/,
  /^POST \/api\/feeds\/:id\/(comments|likes\/toggle|vote)$/,
  /^DELETE \/api\/feeds\/:id\/vote$/,
  /^POST \/api\/user\/reviews\/:id\/(helpful|report)$/,
  // Ids of products are public; the owner check is tested in products.test.ts.
  /^(GET|POST|PUT|DELETE) \/api\/seller\/products\/(:id(\/(state|copy|options))?|options\/:optionId)$/,
  // Access depends on the seller of the product (tests/server/seller/review-replies.test.ts).
  /^(PUT|DELETE) \/api\/seller\/reviews\/:id\/answer$/,
  // Access depends on the seller of the product (tests/server/questions/question-desk.test.ts).
  /^(PUT|DELETE) \/api\/seller\/questions\/:id\/answer$/,
  // Access depends on who has received the product (tests/server/questions/buyer-answers.test.ts).
  /^POST \/api\/user\/questions\/:id\/answers$/,
  // Campaigns are the shop's: each member gets a coupon of the own account.
  /^POST \/api\/users\/coupon-downloads\/:id$/,
  // Access depends on the store of the line, or on the escalation (tests/server/inquiries/inquiries.test.ts).
  /^(GET|POST) \/api\/(seller|admin)\/inquiries\/:id(\/messages)?$/,
  // For administrators only (tests/server/problem-reports/problem-reports.test.ts).
  /^POST \/api\/admin\/problem-reports\/:id\/read$/,
  // Templates of a store (tests/server/questions/answer-templates.test.ts).
  /^DELETE \/api\/seller\/answer-templates\/:id$/,
  // Coupons of a store (tests/server/seller/coupons/store-coupons.test.ts).
  /^(PUT \/api\/seller\/coupons\/:id|POST \/api\/seller\/coupons\/:id\/end)$/,
  // Discounts of a store for its followers (tests/server/seller/coupons/follower-discounts.test.ts).
  /^POST \/api\/seller\/follower-discount\/:id\/end$/,
  // Stores are public; the own follow belongs to the session.
  /^(GET|PUT) \/api\/stores\/:id\/follow$/,
  // Follow lists are public; the own follow status belongs to the session.
  /^GET \/api\/users\/:id\/(follow-count|followers|followings|follow-status)$/,
  // For administrators; refusals of others are tested in tests/server/trade/delivery/delivery-disputes.test.ts.
  /^POST \/api\/admin\/delivery-disputes\/:id\/decide$/,
  // Objects of a store: two sellers call for each other's in tests/server/seller.
  /^(GET|POST) \/api\/seller\/settlements\/:id\/(lines|file)$/,
  // For administrators only: the role decides.
  /^(GET|POST) \/api\/admin\/seller-applications\/:id(\/[\w-]+)?$/,
  /^POST \/api\/admin\/settlements\/:id\/paid$/,
  /^(PUT|DELETE) \/api\/events\/:id(\/multipart)?$/,
  /^POST \/api\/events\/:id\/(publish|cancel)$/,
  /^(GET|POST) \/api\/admin\/events\/:id\/votes(\/(void|restore))?$/,
  /^(POST|DELETE) \/api\/v2\/events\/:id\/(results|rewards|winners)(\/(\w+|:winnerId\/revoke|reprocess\/:userId))?$/,
  /^POST \/api\/v2\/events\/migration\/:id\/rewards(\/:userId)?$/,
  /^GET \/api\/admin\/audit\/:id$/,
  // Results are equal for every caller.
  /^GET \/api\/(v2\/)?events\/:id\/results(\/exists)?$/,
  /^(GET|POST) \/api\/admin\/feed-reward-events\/((user|feed)\/)?:id(\/process)?$/,
  /^PUT \/api\/admin\/(reward-policies|coupon-campaigns)\/:id$/,
  /^(GET|POST) \/api\/admin\/coupon-campaigns\/:id(\/(segment|issues|pause|coupons\/export))?$/,
  /^(GET|POST|PUT|DELETE) \/api\/admin\/(users|sanctions|reports|mfa-resets|point-grants|activity-awards)\/:id(\/[\w-]+)?$/,
  /^GET \/api\/users\/badges\/admin\/users\/:userId$/,
  /^(GET|POST) \/api\/admin\/(users|sanctions|reports|appeals|reviews|stores)\/:id(\/\w+)?$/,
  /^GET \/api\/admin\/reviews\/(stats\/product\/:productId|deleted\/(count\/)?user\/:userId)$/,
  /^(PUT|DELETE) \/api\/admin\/categories\/:id$/,
  /^(PUT|POST) \/api\/admin\/brands\/:id(\/merge)?$/,
  /^DELETE \/api\/users\/admin\/by-email\/:email$/,
  /^(POST|DELETE) \/api\/social\/providers\/:provider$/,
  /^DELETE \/api\/users\/(recent-views\/:productId|wishlist\/:productId|restock-alerts\/:optionId|blocks\/:userId)$/,
];

/** Query parameters that name a person, as `METHOD path?name`: only that person and administrators get an answer. */
export const OWNED_QUERIES: Record<string, (person: { id: number; email: string }) => string> = {
  'GET /api/coupons?email': ({ email }) => email,
  'GET /api/coupons/pages?email': ({ email }) => email,
};

/** Query parameters that name a person, with a public answer. */
export const EVERYBODYS_QUERIES = [
  'GET /api/feeds/text-only/search?authorId',
  // With both parameters everybody gets an empty list.
  'GET /api/auth/find-account?username',
  'GET /api/auth/find-account?phoneNumber',
];

/** Matches names of parameters that identify a person. */
export const PERSON_NAMES =
  /email|user|author|member|owner|reporter|seller|buyer|writer|nickname|login|phone/i;
