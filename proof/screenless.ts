// Size: one row for every flow without a driver.
/** Reason why a flow has no driver, and the browser test that covers it instead. */
export type Screenless = { why: string; provenBy: string };

/** Flows of the registry without a driver, by machine id; any other flow without one fails the coverage. */
export const SCREENLESS: Readonly<Record<string, Screenless>> = {
  session: {
    why: 'tells every page who is there and draws nothing itself; it starts before any page',
    provenBy: 'e2e/session.spec.ts',
  },
  rateLimit: {
    why: 'counts on the buttons of whatever was refused for its frequency, wherever they stand',
    provenBy: 'e2e/rate-limit.spec.ts',
  },
  pendingRequests: {
    why: 'tells QA of calls that wait and of keys of writes; only builds with the inspector start it',
    provenBy: 'e2e/inspector.spec.ts',
  },
  guestMerge: {
    why: 'brings what a visitor left into the account behind the page that is open',
    provenBy: 'e2e/shopping.spec.ts',
  },
  noticeCount: {
    why: 'a number at the bell of the header, which is not there while nothing is unread',
    provenBy: 'e2e/notices.spec.ts',
  },
  cartCount: {
    why: 'a number at the cart of the header, which is not there while the cart is empty',
    provenBy: 'e2e/shopping.spec.ts',
  },
  footSizeQuestion: {
    why: 'asked once, of a member who has just joined: no second path could begin with the same one',
    provenBy: 'e2e/signup.spec.ts',
  },
  botCheck: {
    why: 'invisible on purpose: the login form waits for it, and the shop under test has no key',
    provenBy: 'e2e/bot-check.spec.ts',
  },
  caseClaimRenewal: {
    why: 'it goes on by the minute, beside a case that is open, and a case is held by one for all paths',
    provenBy: 'tests/views/admin/case-panel.test.tsx',
  },
  reportBulk: {
    why: 'cases are ticked first, and each is decided once',
    provenBy: 'e2e/report-desk.spec.ts',
  },
  memberBulk: {
    why: 'members are ticked first, and one who is warned for one path is told for all',
    provenBy: 'e2e/member-administration.spec.ts',
  },
  memberBulkForm: {
    why: 'it asks nobody: what is typed is counted next',
    provenBy: 'e2e/member-administration.spec.ts',
  },
  memberFile: {
    why: 'its answer is a file that the browser keeps',
    provenBy: 'e2e/member-administration.spec.ts',
  },
  appealAnswer: {
    why: 'an objection is answered once, and the seed has one that waits',
    provenBy: 'e2e/report-desk.spec.ts',
  },
  settingForm: {
    why: 'one of six forms of the same kind on a page, of which the first is not that of its samples',
    provenBy: 'e2e/shop-settings.spec.ts',
  },
  categoryForm: {
    why: 'it opens within a dialog whose list is read anew once it is saved',
    provenBy: 'e2e/shop-settings.spec.ts',
  },
  categoryRemoval: {
    why: 'what it takes away must be empty, and every category of the seed has shoes',
    provenBy: 'e2e/shop-settings.spec.ts',
  },
  replyRemoval: {
    why: 'the seed has no answer, and one that is taken back for one path is gone for all',
    provenBy: 'tests/views/seller/review-panel.test.tsx',
  },
  productQuestions: {
    why: 'a section far below a product, which loads when it comes near the screen',
    provenBy: 'e2e/questions.spec.ts',
  },
  questionForm: {
    why: 'a member may ask a few times a day: paths would use them up',
    provenBy: 'e2e/questions.spec.ts',
  },
  questionRemoval: {
    why: 'each path would need a question of its own, and a member may ask a few times a day',
    provenBy: 'e2e/questions.spec.ts',
  },
  buyerAnswerForm: {
    why: 'a buyer answers a question once: each path would need a question of its own',
    provenBy: 'e2e/questions.spec.ts',
  },
  buyerAnswerRemoval: {
    why: 'an answer that is deleted for one path is gone for all',
    provenBy: 'e2e/questions.spec.ts',
  },
  answerWithdrawal: {
    why: 'an answer that is taken back for one path is gone for all',
    provenBy: 'e2e/questions.spec.ts',
  },
  inquiryForm: {
    why: 'a member may open a few inquiries a day: paths would use them up',
    provenBy: 'e2e/inquiries.spec.ts',
  },
  inquiryMessage: {
    why: 'each path would leave a message and another state for all others',
    provenBy: 'e2e/inquiries.spec.ts',
  },
  inquiryClosing: {
    why: 'an inquiry that is closed for one path is closed for all, and a member may open a few a day',
    provenBy: 'e2e/inquiries.spec.ts',
  },
  answerTemplates: {
    why: 'it opens within the panel of a question',
    provenBy: 'e2e/questions.spec.ts',
  },
  answerTemplateForm: {
    why: 'it opens within a dialog above a panel, and a template that is saved for one path is there for all',
    provenBy: 'e2e/questions.spec.ts',
  },
  answerTemplateRemoval: {
    why: 'the seed has no template, and one that is deleted for one path is gone for all',
    provenBy: 'e2e/questions.spec.ts',
  },
  sellerApplication: {
    why: 'who was approved is a seller: a path would change who the member is for all others',
    provenBy: 'tests/views/seller/become-seller.test.tsx',
  },
  applicationForm: {
    why: 'it is sent once, and what was sent keeps the next path from opening it',
    provenBy: 'tests/views/seller/become-seller.test.tsx',
  },
  applicationDocument: {
    why: 'it stands in a form that is sent once: a path would need a member of its own',
    provenBy: 'e2e/seller-journey.spec.ts',
  },
  ownDocumentFile: {
    why: 'its answer is a file that the browser keeps',
    provenBy: 'tests/views/seller/become-seller.test.tsx',
  },
  applicationFile: {
    why: 'its answer is a file that the browser keeps',
    provenBy: 'tests/views/admin/application-desk.test.tsx',
  },
  productEditor: {
    why: 'a draft that was published is none any more, and one failure has several ends by what the server says',
    provenBy: 'e2e/product-editor.spec.ts',
  },
  optionGrid: {
    why: 'it asks nobody, and is not there before the code of its form has come',
    provenBy: 'e2e/product-editor.spec.ts',
  },
  stockEdit: {
    why: 'stock that one path has counted is what the next one begins with, and shoppers see it',
    provenBy: 'e2e/product-editor.spec.ts',
  },
  parcelForm: {
    why: 'a parcel leaves once: each path would need an order of its own',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  lineCancel: {
    why: 'what is cancelled stays so: each path would need an order of its own',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  newArrivalDateForm: {
    why: 'a new day is named once: each path would need a late order of its own',
    provenBy: 'tests/views/seller/late-order.test.tsx',
  },
  newOrderPolling: {
    why: 'it asks by the minute and draws nothing itself',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  orderDelivered: {
    why: 'what has come stays so: an order on its way would be needed for each path',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  parcelTracking: {
    why: 'it opens above the order of a parcel on its way, and the carrier’s answers follow the clock',
    provenBy: 'tests/views/trade/parcel-tracking.test.tsx',
  },
  disputeDecision: {
    why: 'a decided dispute stays so: each path would need a delivery of its own',
    provenBy: 'tests/views/admin/dispute-decision.test.tsx',
  },
  lineBulk: {
    why: 'lines are ticked first, and each is sent once',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  lineParcels: {
    why: 'it asks nobody: what is typed is looked at next',
    provenBy: 'tests/views/seller/orders.test.tsx',
  },
  lineFile: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/seller-orders.spec.ts' },
  shipmentFile: {
    why: 'each line is sent once: a path would leave nothing to the next',
    provenBy: 'e2e/seller-orders.spec.ts',
  },
  applicationList: {
    why: 'the seed has no applications: who applied in one path would be decided about in all',
    provenBy: 'tests/views/admin/application-desk.test.tsx',
  },
  applicationDetail: {
    why: 'it opens beside an application, of which the seed has none',
    provenBy: 'tests/views/admin/application-desk.test.tsx',
  },
  applicationDecision: {
    why: 'an application is decided once, and the seed has none',
    provenBy: 'tests/views/admin/application-desk.test.tsx',
  },
  storeForm: {
    why: 'it opens within a dialog, and a store that is paused for one path is paused for all',
    provenBy: 'e2e/shop-settings.spec.ts',
  },
  settlementPayment: {
    why: 'it opens within a dialog, and a statement that is paid for one path is paid for all',
    provenBy: 'tests/views/admin/settlement-desk.test.tsx',
  },
  settlementFile: {
    why: 'its answer is a file that the browser keeps',
    provenBy: 'tests/views/seller/settlements.test.tsx',
  },
  resultFile: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/event-desk.spec.ts' },
  voteJudgement: {
    why: 'what is ticked is counted at once, without asking anybody: no path can stop there',
    provenBy: 'e2e/event-desk.spec.ts',
  },
  auditFile: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/shop-settings.spec.ts' },
  rewardFile: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/feed-rewards.spec.ts' },
  couponFile: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/shop-settings.spec.ts' },
  feedReward: {
    why: 'the panel of one reward, which is paid once',
    provenBy: 'e2e/feed-rewards.spec.ts',
  },
  rewardStatistics: {
    why: 'it goes on by the minute, or when a reward is paid, which happens once',
    provenBy: 'e2e/feed-rewards.spec.ts',
  },
  rewardPayment: {
    why: 'a reward that waits is paid once, and no second path could begin with it',
    provenBy: 'e2e/feed-rewards.spec.ts',
  },
  bulkEdit: {
    why: 'products are ticked first, and one that is changed for one path is changed for all',
    provenBy: 'e2e/seller-products.spec.ts',
  },
  bulkEditForm: {
    why: 'it opens for products that were ticked first',
    provenBy: 'e2e/seller-products.spec.ts',
  },
  productImport: {
    why: 'a file is applied once, and what it adds stays for every other path',
    provenBy: 'e2e/seller-products.spec.ts',
  },
  productFile: {
    why: 'its answer is a file that the browser keeps',
    provenBy: 'e2e/seller-products.spec.ts',
  },
  storeProfile: {
    why: 'what a path saves would be what every other reader of the store sees',
    provenBy: 'tests/views/seller/store-home.test.tsx',
  },
  storeStatusChange: {
    why: 'a store that is paused or closed sells nothing to the paths of shoppers',
    provenBy: 'tests/views/seller/store-home.test.tsx',
  },
  ownParcel: {
    why: 'the first number moves a claim on for good, and each path would need a claim of its own',
    provenBy: 'tests/views/trade/claim-stages.test.tsx',
  },
  claimParcel: {
    why: 'no request of the seed was received and then rejected, and each path would need one of its own',
    provenBy: 'tests/views/seller/claim-panel.test.tsx',
  },
  storePicture: {
    why: 'the picture that a path sends would stand on the store of all others',
    provenBy: 'tests/views/seller/store-home.test.tsx',
  },
  storePictureRemoval: { why: 'all others see it', provenBy: 'tests/views/seller/store-home.test.tsx' },
};
