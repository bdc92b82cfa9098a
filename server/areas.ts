import { analyticsRoutes } from './admin/analytics/routes.ts';
import { auditRoutes } from './admin/audit/audit-routes.ts';
import { adminCouponRoutes } from './admin/coupons/coupon-routes.ts';
import { feedRewardRoutes } from './admin/feed-rewards/feed-reward-routes.ts';
import { pendingCountRoutes } from './admin/layout/pending-count-routes.ts';
import { memberAccountRoutes } from './admin/members/accounts/account-routes.ts';
import { rewardRoutes as memberRewardRoutes } from './admin/members/awards/reward-routes.ts';
import { memberBulkRoutes } from './admin/members/bulk/member-bulk-routes.ts';
import { memberRoutes } from './admin/members/member-routes.ts';
import { sanctionRoutes } from './admin/members/sanction-routes.ts';
import { appealRoutes } from './admin/reports/appeals/appeal-routes.ts';
import { caseRoutes } from './admin/reports/cases/case-routes.ts';
import { deletedReviewRoutes } from './admin/reports/deleted-reviews/deleted-review-routes.ts';
import { reportRoutes } from './admin/reports/reports/report-routes.ts';
import { reportedReviewRoutes } from './admin/reports/reports/reported-review-routes.ts';
import { adminSearchRoutes } from './admin/search/search-routes.ts';
import { brandRoutes } from './admin/settings/brand-routes.ts';
import { categoryRoutes } from './admin/settings/category-routes.ts';
import { settingRoutes } from './admin/settings/setting-routes.ts';
import { storeRoutes } from './admin/stores/store-routes.ts';
import { productRoutes } from './catalogue/product-page/product-routes.ts';
import { recentViewRoutes } from './catalogue/recent-views/recent-view-routes.ts';
import { restockRoutes } from './catalogue/stock/restock-routes.ts';
import { storeFollowRoutes } from './catalogue/stores/store-follow-routes.ts';
import { suggestionRoutes } from './catalogue/suggestions/suggestion-routes.ts';
import { wishlistRoutes } from './catalogue/wishlist/wishlist-routes.ts';
import { commentRoutes } from './community/comment-routes.ts';
import { feedReadRoutes } from './community/feed-read-routes.ts';
import { feedWriteRoutes } from './community/feed-write-routes.ts';
import { likeRoutes } from './community/like-routes.ts';
import { eventRoutes } from './events/calendar/event-routes.ts';
import { editorRoutes } from './events/editor/editor-routes.ts';
import { entryRoutes } from './events/entries/entry-routes.ts';
import { resultRoutes } from './events/results/result-routes.ts';
import { voteDeskRoutes } from './events/vote-desk/vote-desk-routes.ts';
import { voteRoutes } from './events/votes/vote-routes.ts';
import { uploadRoutes } from './files/upload-routes.ts';
import { inquiryDeskRoutes } from './inquiries/inquiry-desk-routes.ts';
import { inquiryRoutes } from './inquiries/inquiry-routes.ts';
import type { Feature } from './kit/feature.ts';
import type { Area } from './kit/ports/page-invalidation.ts';
import { accountRoutes } from './members/account/account-routes.ts';
import { deviceRoutes } from './members/auth/device-routes.ts';
import { authRoutes } from './members/auth/session-routes.ts';
import { blockRoutes } from './members/blocks/block-routes.ts';
import { consentRoutes } from './members/consents/consent-routes.ts';
import { followRoutes } from './members/follows/follow-routes.ts';
import { mfaRoutes } from './members/mfa/mfa-routes.ts';
import { passkeyRoutes } from './members/mfa/passkey-routes.ts';
import { stepUpRoutes } from './members/mfa/step-up-routes.ts';
import { phoneRoutes } from './members/phones/phone-routes.ts';
import { addressRoutes } from './members/profile/address-routes.ts';
import { profileRoutes } from './members/profile/profile-routes.ts';
import { recoveryRoutes } from './members/recovery/recovery-routes.ts';
import { signupRoutes } from './members/signup/signup-routes.ts';
import { socialJoinRoutes } from './members/social/social-join-routes.ts';
import { socialRoutes } from './members/social/social-routes.ts';
import { limitRoutes } from './notices/limits/limit-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { pushRoutes } from './notices/push/push-routes.ts';
import { problemReportRoutes } from './problem-reports/report-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { reviewReadRoutes } from './reviews/review-read-routes.ts';
import { reviewWriteRoutes } from './reviews/review-write-routes.ts';
import { badgeRoutes } from './rewards/badges/badge-routes.ts';
import { levelRoutes } from './rewards/levels/level-routes.ts';
import { pointRoutes } from './rewards/points/points-routes.ts';
import { policyRoutes } from './rewards/policies/policy-routes.ts';
import { rankingRoutes } from './rewards/ranking/ranking-routes.ts';
import { sellerAnalyticsRoutes } from './seller/analytics/analytics-routes.ts';
import { applicationRoutes } from './seller/applications/application-routes.ts';
import { claimDeskRoutes } from './seller/claims/claim-desk-routes.ts';
import { storeCouponRoutes } from './seller/coupons/store-coupon-routes.ts';
import { sellerPendingCountRoutes } from './seller/layout/pending-count-routes.ts';
import { orderDeskRoutes } from './seller/orders/order-routes.ts';
import { sellerProductRoutes } from './seller/products/product-routes.ts';
import { stockRoutes } from './seller/products/stock-routes.ts';
import { questionDeskRoutes } from './seller/questions/question-desk-routes.ts';
import { reviewReplyRoutes } from './seller/review-replies/reply-routes.ts';
import { settlementRoutes } from './seller/settlements/settlement-routes.ts';
import { ownStoreRoutes } from './seller/store/own-store-routes.ts';
import { storeDeskRoutes } from './seller/store/store-desk-routes.ts';
import { cartRoutes } from './trade/cart/routes.ts';
import { claimRoutes } from './trade/claims/routes.ts';
import { couponRoutes } from './trade/coupons/routes.ts';
import { disputeRoutes } from './trade/orders/claims/dispute-routes.ts';
import { purchaseRoutes } from './trade/orders/reading/purchase-routes.ts';
import { orderRoutes } from './trade/orders/routes.ts';
import { sellerOrderRoutes } from './trade/orders/seller-routes.ts';
import { paymentRoutes } from './trade/payments/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

/** All features of the server by area, registered explicitly. */
export const features: Readonly<Record<Exclude<Area, 'jobs'>, readonly Feature[]>> = {
  members: [
    authRoutes,
    signupRoutes,
    consentRoutes,
    stepUpRoutes,
    profileRoutes,
    addressRoutes,
    socialRoutes,
    socialJoinRoutes,
    mfaRoutes,
    passkeyRoutes,
    recoveryRoutes,
    phoneRoutes,
    deviceRoutes,
    accountRoutes,
    blockRoutes,
    followRoutes,
  ],
  catalogue: [
    productRoutes,
    storeFollowRoutes,
    wishlistRoutes,
    recentViewRoutes,
    restockRoutes,
    suggestionRoutes,
  ],
  trade: [
    purchaseRoutes,
    cartRoutes,
    couponRoutes,
    paymentRoutes,
    orderRoutes,
    disputeRoutes,
    sellerOrderRoutes,
    claimRoutes,
  ],
  community: [feedReadRoutes, feedWriteRoutes, likeRoutes, commentRoutes],
  events: [eventRoutes, entryRoutes, voteRoutes, voteDeskRoutes, editorRoutes, resultRoutes],
  reviews: [reviewReadRoutes, reviewWriteRoutes],
  questions: [questionRoutes],
  inquiries: [inquiryRoutes, inquiryDeskRoutes],
  'problem-reports': [problemReportRoutes],
  rewards: [badgeRoutes, levelRoutes, pointRoutes, policyRoutes, rankingRoutes],
  admin: [
    memberRoutes,
    memberAccountRoutes,
    memberRewardRoutes,
    memberBulkRoutes,
    sanctionRoutes,
    reportRoutes,
    caseRoutes,
    appealRoutes,
    reportedReviewRoutes,
    deletedReviewRoutes,
    analyticsRoutes,
    feedRewardRoutes,
    adminCouponRoutes,
    settingRoutes,
    brandRoutes,
    categoryRoutes,
    adminSearchRoutes,
    pendingCountRoutes,
    storeRoutes,
    auditRoutes,
  ],
  seller: [
    applicationRoutes,
    sellerAnalyticsRoutes,
    sellerPendingCountRoutes,
    ownStoreRoutes,
    storeDeskRoutes,
    sellerProductRoutes,
    stockRoutes,
    orderDeskRoutes,
    claimDeskRoutes,
    reviewReplyRoutes,
    questionDeskRoutes,
    settlementRoutes,
    storeCouponRoutes,
  ],
  notices: [noticeRoutes, limitRoutes, pushRoutes],
  files: [uploadRoutes],
  withdrawal: [withdrawalRoutes],
};
