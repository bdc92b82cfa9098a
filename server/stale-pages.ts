// Size: one table with a row for every write of the shop.
import { exportAudit, verifyAudit } from '#domain/admin/audit/audit-log.ts';
import {
  changeCampaign,
  createCampaign,
  exportCoupons,
  pauseCampaign,
} from '#domain/admin/coupons/campaign-endpoints.ts';
import { issueToSegment } from '#domain/admin/coupons/segment-endpoints.ts';
import { processFeedReward, retryFailedRewards } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { exportFeedRewards } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { changePolicy } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import {
  askMfaReset,
  changeRole,
  decideMfaReset,
  endMemberSessions,
  resendMemberVerification,
  unlockMember,
  voidPassword,
} from '#domain/admin/members/member-account.ts';
import { awardActivity, awardBadge, decideActivity } from '#domain/admin/members/member-awards.ts';
import { giveCouponToMembers, grantToMembers, sanctionMembers } from '#domain/admin/members/member-bulk.ts';
import { addMemo, readPersonal } from '#domain/admin/members/member-detail.ts';
import { exportMembers } from '#domain/admin/members/member-list.ts';
import { decideGrant, grantPoints, movePoints } from '#domain/admin/members/member-points.ts';
import { setPostsHidden } from '#domain/admin/members/member-posts.ts';
import { liftSanction, sanctionMember } from '#domain/admin/members/member-sanctions.ts';
import { fileAppeal } from '#domain/admin/reports/appeal.ts';
import { decideAppeal } from '#domain/admin/reports/appeal-queue.ts';
import { decideMany } from '#domain/admin/reports/bulk-decision.ts';
import { reportThing } from '#domain/admin/reports/report.ts';
import { claimCase, decideCase } from '#domain/admin/reports/report-case.ts';
import { hideReview, showReview } from '#domain/admin/reports/reported-reviews.ts';
import { addBrand, changeBrand, mergeBrand } from '#domain/admin/settings/brand-admin.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  sortCategories,
} from '#domain/admin/settings/category-admin.ts';
import { changeSetting, sendTestMail } from '#domain/admin/settings/shop-settings.ts';
import { pauseStore, resumeStore } from '#domain/admin/stores/store-admin.ts';
import { clearRecentViews, mergeRecentViews, removeRecentView } from '#domain/catalogue/recent-view.ts';
import { recommendProducts } from '#domain/catalogue/recommend.ts';
import { addRestockAlert, removeRestockAlert } from '#domain/catalogue/restock.ts';
import { setStoreFollow } from '#domain/catalogue/store-follow.ts';
import { addWish, mergeWishes, removeWish } from '#domain/catalogue/wishlist.ts';
import { createComment, deleteComment, deleteMyComment } from '#domain/community/comment.ts';
import {
  createFeed,
  createTextFeed,
  deleteFeed,
  updateFeed,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { toggleLike } from '#domain/community/feed-social.ts';
import {
  cancelEvent,
  changeEvent,
  changeEventPictures,
  createEvent,
  deleteEvent,
  publishEvent,
  restoreVotes,
  voidVotes,
} from '#domain/events/event-desk.ts';
import {
  calculateResult,
  deleteResult,
  processRewards,
  recalculateResult,
  reprocessReward,
} from '#domain/events/results/result.ts';
import {
  announceResult,
  exportResults,
  freezeEvent,
  revokeWinner,
} from '#domain/events/results/result-desk.ts';
import { castVote, withdrawVote } from '#domain/events/vote.ts';
import { answerShopInquiry, answerStoreInquiry } from '#domain/inquiries/inquiry-desk.ts';
import {
  closeInquiry,
  openInquiry,
  uploadInquiryPicture,
  writeInquiryMessage,
} from '#domain/inquiries/inquiry-form.ts';
import { advanceDemonstration } from '#domain/jobs/demonstration.ts';
import { moveClock } from '#domain/jobs/qa-clock.ts';
import { type CacheTag, FEED_LISTS, feedTag, memberTag, productTag } from '#domain/kit/cache-tags.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { uploadPicture } from '#domain/kit/pictures/picture-upload.ts';
import { createAddress, deleteAddress, updateAddress } from '#domain/members/account/address.ts';
import { changeEmail, confirmEmail, undoEmail } from '#domain/members/account/email-change.ts';
import { withdraw, withdrawMember } from '#domain/members/account/withdrawal.ts';
import { endOtherSessions, endSession, endTrust } from '#domain/members/auth/devices.ts';
import { login, logout } from '#domain/members/auth/login.ts';
import {
  adminDisableMfa,
  adminEnableMfa,
  adminRenewRecoveryCodes,
  adminSetUpMfa,
  completeMfa,
  disableMfa,
  enableMfa,
  namedDisableMfa,
  renewRecoveryCodes,
  setUpMfa,
  verifyMfa,
} from '#domain/members/auth/mfa.ts';
import { disownLogIn } from '#domain/members/auth/not-me.ts';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  stepUpPasskeyOptions,
} from '#domain/members/auth/passkey.ts';
import { mailStepUpCode, stepUp } from '#domain/members/auth/step-up.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import { unblockMember } from '#domain/members/profile/blocks.ts';
import { toggleFollow } from '#domain/members/profile/follow.ts';
import { answerFootSize } from '#domain/members/profile/foot-size.ts';
import {
  setBodyVisibility,
  updateProfile,
  uploadProfileImage,
} from '#domain/members/profile/profile-form.ts';
import { askFindAccount, confirmFindAccount } from '#domain/members/recovery/find-account.ts';
import { changePassword } from '#domain/members/recovery/password-change.ts';
import { forgotPassword, resetPassword, validateReset } from '#domain/members/recovery/password-reset.ts';
import { askUnlock, unlock } from '#domain/members/recovery/unlock.ts';
import { updateConsents } from '#domain/members/signup/consents.ts';
import { askPhoneCode, confirmPhone } from '#domain/members/signup/phone.ts';
import { signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification, verifyEmail } from '#domain/members/signup/verification.ts';
import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
  linkSocialByPasskey,
  socialPasskeyOptions,
} from '#domain/members/social-login/social.ts';
import { joinBySocial, proveSocialEmail } from '#domain/members/social-login/social-join.ts';
import { readAllNotices, readNotice } from '#domain/notices/notice.ts';
import { saveNoticeLimit } from '#domain/notices/notice-limit.ts';
import { endPushDevice, registerPushDevice } from '#domain/notices/push/push-device.ts';
import { saveNoticeSetting } from '#domain/notices/settings.ts';
import { sendProblemReport, takeBackProblemReport } from '#domain/problem-reports/problem-report.ts';
import { readProblemReport } from '#domain/problem-reports/report-desk.ts';

import { answerAsBuyer, removeBuyerAnswer } from '#domain/questions/buyer-answer.ts';

import {
  askQuestion,
  changeQuestion,
  removeQuestion,
  uploadQuestionPicture,
} from '#domain/questions/question-form.ts';
import {
  createReview,
  deleteAllReviewImages,
  deleteReview,
  deleteReviewImages,
  rateReview,
  rewordReview,
  updateReview,
} from '#domain/reviews/review-form.ts';
import { reportReview, toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { toggleBadge } from '#domain/rewards/badge.ts';
import { amendApplication, sendApplication, withdrawApplication } from '#domain/seller/application.ts';
import { approveApplication, askForMore, rejectApplication } from '#domain/seller/application-desk.ts';
import { sendDocument } from '#domain/seller/application-documents.ts';
import { collectClaim, receiveClaim } from '#domain/seller/claims/claim-desk.ts';
import { approveClaim, checkClaim } from '#domain/seller/claims/claim-marks.ts';
import { noteClaimParcel } from '#domain/seller/claims/claim-parcel.ts';
import { endFollowerDiscount, startFollowerDiscount } from '#domain/seller/coupons/follower-discount.ts';
import { changeStoreCoupon, createStoreCoupon, endStoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import { setNewArrivalDate } from '#domain/seller/orders/new-arrival-date.ts';
import { exportSellerLines } from '#domain/seller/orders/seller-line.ts';
import { cancelSellerLines } from '#domain/seller/orders/seller-order.ts';
import { correctTracking, readShipmentFile, shipLines } from '#domain/seller/orders/shipments.ts';
import { bulkEditProducts } from '#domain/seller/products/bulk-edit.ts';
import { applyImport, exportProducts, reviewImport } from '#domain/seller/products/import-endpoints.ts';
import { addOption, changeOption, removeOption } from '#domain/seller/products/option-endpoints.ts';
import {
  changeProduct,
  changeProductState,
  copyProduct,
  createProduct,
  deleteProduct,
} from '#domain/seller/products/product-endpoints.ts';
import { editStock } from '#domain/seller/products/stock-edit.ts';
import { removeAnswerTemplate, saveAnswerTemplate } from '#domain/seller/questions/answer-templates.ts';
import { answerQuestion, withdrawAnswer } from '#domain/seller/questions/question-desk.ts';
import { answerReview, removeAnswer } from '#domain/seller/review-replies/review-reply.ts';
import { paySettlement, writeSettlement } from '#domain/seller/settlements/settlement.ts';
import {
  changeOwnStore,
  moveOwnStore,
  removeStoreBanner,
  removeStoreLogo,
  uploadStoreBanner,
  uploadStoreLogo,
} from '#domain/seller/store/own-store.ts';
import { changeStoreFee, closeStore, renameStore } from '#domain/seller/store/store-desk.ts';
import {
  addCartItem,
  deleteCartItem,
  mergeCart,
  patchCartItem,
  previewCart,
  tickCartItems,
} from '#domain/trade/cart/cart.ts';
import {
  abandonPayment,
  confirmPayment,
  paymentWebhook,
  quoteCheckout,
  startPayment,
} from '#domain/trade/cart/checkout.ts';
import { decideClaim, requestClaim, withdrawClaim } from '#domain/trade/claims/claim.ts';
import { rejectClaim } from '#domain/trade/claims/claim-rejection.ts';
import { noteOwnParcel } from '#domain/trade/claims/own-parcel.ts';
import { setRefundAccount } from '#domain/trade/claims/refund-account.ts';
import { issueCoupon, registerCoupon, useCoupon } from '#domain/trade/coupons/coupon.ts';
import { downloadCoupon } from '#domain/trade/coupons/coupon-downloads.ts';
import { decideDispute, reportNotReceived, reportReceived } from '#domain/trade/delivery/delivery-dispute.ts';
import { askCashReceipt } from '#domain/trade/orders/cash-receipt.ts';
import {
  cancelLateOrder,
  cancelOrder,
  confirmPurchase,
  createDirectOrder,
  createOrder,
  moveSellerOrder,
  previewRefund,
  setOrderStatus,
} from '#domain/trade/orders/order-endpoints.ts';
import { byCall, type StalePages } from './kit/pages/stale-pages.ts';

/**
 * Writes that do not change what an anonymous client sees: they concern one member or order, or
 * store nothing. All writes without a session are here, as any other one would let anyone
 * invalidate the page cache.
 */
const NOTHING: readonly Endpoint[] = [
  login,
  logout,
  forgotPassword,
  validateReset,
  resetPassword,
  askUnlock,
  unlock,
  disownLogIn,
  askFindAccount,
  confirmFindAccount,
  askPhoneCode,
  confirmPhone,
  endSession,
  endOtherSessions,
  endTrust,
  changePassword,
  changeEmail,
  confirmEmail,
  undoEmail,
  exchangeSocialCode,
  linkSocialAccount,
  socialPasskeyOptions,
  linkSocialByPasskey,
  joinBySocial,
  proveSocialEmail,
  connectSocial,
  disconnectSocial,
  stepUp,
  mailStepUpCode,
  signUp,
  updateConsents,
  fileAppeal,
  blockMember,
  unblockMember,
  verifyEmail,
  resendVerification,
  setUpMfa,
  enableMfa,
  namedDisableMfa,
  renewRecoveryCodes,
  disableMfa,
  adminSetUpMfa,
  adminEnableMfa,
  adminRenewRecoveryCodes,
  adminDisableMfa,
  verifyMfa,
  completeMfa,
  passkeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  stepUpPasskeyOptions,
  passkeyLoginOptions,
  passkeyLogin,
  createAddress,
  updateAddress,
  deleteAddress,
  mergeRecentViews,
  removeRecentView,
  clearRecentViews,
  addRestockAlert,
  removeRestockAlert,
  readNotice,
  addCartItem,
  patchCartItem,
  deleteCartItem,
  tickCartItems,
  mergeCart,
  previewCart,
  registerCoupon,
  downloadCoupon,
  issueCoupon,
  useCoupon,
  quoteCheckout,
  previewRefund,
  paymentWebhook,
  uploadPicture,
  sendDocument,
  exportFeedRewards,
  askMfaReset,
  decideMfaReset,
  endMemberSessions,
  resendMemberVerification,
  unlockMember,
  voidPassword,
  giveCouponToMembers,
  grantToMembers,
  addMemo,
  readPersonal,
  exportMembers,
  decideGrant,
  grantPoints,
  movePoints,
  claimCase,
  sendTestMail,
  issueToSegment,
  pauseCampaign,
  recommendProducts,
  exportResults,
  readAllNotices,
  saveNoticeSetting,
  saveNoticeLimit,
  registerPushDevice,
  endPushDevice,
  sendApplication,
  amendApplication,
  withdrawApplication,
  rejectApplication,
  askForMore,
  noteClaimParcel,
  noteOwnParcel,
  setRefundAccount,
  askCashReceipt,
  approveClaim,
  checkClaim,
  exportProducts,
  reviewImport,
  setNewArrivalDate,
  exportSellerLines,
  correctTracking,
  readShipmentFile,
  shipLines,
  writeSettlement,
  paySettlement,
  changeStoreFee,
  exportAudit,
  verifyAudit,
  exportCoupons,
  requestClaim,
  withdrawClaim,
  confirmPurchase,
  reportNotReceived,
  reportReceived,
  moveSellerOrder,
  // No rendered page has questions.
  uploadQuestionPicture,
  askQuestion,
  changeQuestion,
  removeQuestion,
  answerAsBuyer,
  removeBuyerAnswer,
  answerQuestion,
  withdrawAnswer,
  saveAnswerTemplate,
  removeAnswerTemplate,
  // Followers are read by the browser, so that no stored page has them.
  setStoreFollow,
  // Coupons of stores lie over pages, for members only.
  createStoreCoupon,
  changeStoreCoupon,
  endStoreCoupon,
  // Inquiries are private.
  openInquiry,
  uploadInquiryPicture,
  writeInquiryMessage,
  closeInquiry,
  answerStoreInquiry,
  answerShopInquiry,
  // Problem reports are private.
  sendProblemReport,
  takeBackProblemReport,
  readProblemReport,
];

/**
 * Writes whose services invalidate pages in their transaction: options sold out or restocked,
 * reviews, comments.
 */
const NOTED: readonly Endpoint[] = [
  startPayment,
  confirmPayment,
  abandonPayment,
  createOrder,
  createDirectOrder,
  cancelOrder,
  cancelLateOrder,
  setOrderStatus,
  cancelSellerLines,
  collectClaim,
  receiveClaim,
  decideClaim,
  rejectClaim,
  decideDispute,
  createReview,
  updateReview,
  rateReview,
  rewordReview,
  deleteReview,
  deleteReviewImages,
  deleteAllReviewImages,
  toggleHelpful,
  answerReview,
  removeAnswer,
  deleteComment,
  deleteMyComment,
];

/** Writes that invalidate all pages of their area (server/ssr/cache-invalidation.ts). */
const AREA: readonly Endpoint[] = [
  changeCampaign,
  createCampaign,
  processFeedReward,
  retryFailedRewards,
  changePolicy,
  changeRole,
  awardActivity,
  awardBadge,
  decideActivity,
  sanctionMembers,
  setPostsHidden,
  liftSanction,
  sanctionMember,
  decideAppeal,
  decideMany,
  decideCase,
  reportThing,
  hideReview,
  showReview,
  addCategory,
  changeCategory,
  deleteCategory,
  sortCategories,
  addBrand,
  changeBrand,
  mergeBrand,
  changeSetting,
  pauseStore,
  resumeStore,
  deleteFeed,
  cancelEvent,
  changeEvent,
  changeEventPictures,
  createEvent,
  deleteEvent,
  publishEvent,
  restoreVotes,
  voidVotes,
  announceResult,
  freezeEvent,
  revokeWinner,
  calculateResult,
  deleteResult,
  processRewards,
  recalculateResult,
  reprocessReward,
  castVote,
  withdrawVote,
  answerFootSize,
  withdraw,
  withdrawMember,
  setBodyVisibility,
  updateProfile,
  uploadProfileImage,
  reportReview,
  toggleBadge,
  approveApplication,
  bulkEditProducts,
  changeProduct,
  copyProduct,
  createProduct,
  deleteProduct,
  changeProductState,
  applyImport,
  addOption,
  changeOption,
  removeOption,
  editStock,
  changeOwnStore,
  moveOwnStore,
  removeStoreBanner,
  removeStoreLogo,
  uploadStoreBanner,
  uploadStoreLogo,
  // Pages of products say whether their store has one.
  startFollowerDiscount,
  endFollowerDiscount,
  closeStore,
  renameStore,
  moveClock,
  advanceDemonstration,
];

type FeedAnswer = { feedId: number; productId?: number | null | undefined };

/** Returns the tags of a feed: its page, feed lists, its author and its product. */
const pagesOfFeed = ({ feedId, productId }: FeedAnswer, author: { id: number }): readonly CacheTag[] => [
  feedTag(feedId),
  FEED_LISTS,
  memberTag(author.id),
  ...(productId ? [productTag(productId)] : []),
];

/** Writes that derive their tags from the request; other pages may be seconds old. */
const BY_CALL = [
  byCall(addWish, ({ body }) => [productTag(body.productId)]),
  byCall(removeWish, ({ params }) => [productTag(params.productId)]),
  byCall(mergeWishes, ({ body }) => body.productIds.map(productTag)),
  byCall(toggleFollow, ({ body, user }) => [memberTag(body.followingUserId), memberTag(user.id)]),
  byCall(toggleLike, ({ params }) => [feedTag(params.id), FEED_LISTS]),
  byCall(createComment, ({ params }) => [feedTag(params.id), FEED_LISTS]),
  byCall(createFeed, ({ result, user }) => pagesOfFeed(result, user)),
  byCall(createTextFeed, ({ result, user }) => pagesOfFeed(result, user)),
  byCall(updateFeed, ({ result, user }) => pagesOfFeed(result, user)),
  byCall(updateTextFeed, ({ result, user }) => pagesOfFeed(result, user)),
];

const row = (stale: StalePages) => (endpoint: Endpoint) => [endpoint, stale] as const;

/** Cached pages that each write invalidates; each write is in one of the lists above. */
export const STALE_PAGES: ReadonlyMap<Endpoint, StalePages> = new Map([
  ...NOTHING.map(row('nothing')),
  ...NOTED.map(row('noted')),
  ...AREA.map(row('area')),
  ...BY_CALL,
]);

/**
 * Returns the row of a write; throws if it has none, so that the server does not start with a
 * missing one.
 */
export function staleAfter(endpoint: Endpoint): StalePages {
  const stale = STALE_PAGES.get(endpoint);
  if (!stale) throw new Error(`${endpoint.method} ${endpoint.path} has no row in server/stale-pages.ts`);
  return stale;
}
