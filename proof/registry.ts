// Size: one import and one row for every group of charts.
import type { RegistryEntry } from './entry.ts';
import { labelled } from './flow-labels.ts';
import { adminPendingCountsEntry, adminSearchEntry } from './samples/admin/admin-search.entry.ts';
import { analyticsEntries } from './samples/admin/analytics.entry.ts';
import { applicationDeskEntries } from './samples/admin/applications.entry.ts';
import { auditEntries } from './samples/admin/audit.entry.ts';
import { couponDeskEntries } from './samples/admin/coupons.entry.ts';
import { eventEditorEntries } from './samples/admin/event-editor.entry.ts';
import { eventResultEntries } from './samples/admin/event-results.entry.ts';
import { feedRewardEntries } from './samples/admin/feed-rewards.entry.ts';
import { memberBulkEntries } from './samples/admin/member-bulk.entry.ts';
import { memberEntries } from './samples/admin/members.entry.ts';
import { reportDeskEntries } from './samples/admin/reports.entry.ts';
import { settingEntries } from './samples/admin/settings.entry.ts';
import { settlementDeskEntries } from './samples/admin/settlements.entry.ts';
import { storeEntries } from './samples/admin/stores.entry.ts';
import { categoriesEntry } from './samples/catalogue/categories.entry.ts';
import { categoryDialogEntry } from './samples/catalogue/category-dialog.entry.ts';
import { compareEntry } from './samples/catalogue/compare.entry.ts';
import {
  popularProductsEntry,
  productExtrasEntries,
  relaxedProductsEntry,
} from './samples/catalogue/product-extras.entry.ts';
import {
  productDetailEntry,
  productFacetsEntry,
  productGalleryEntry,
  productListEntry,
  productOptionsEntry,
} from './samples/catalogue/products.entry.ts';
import { recentViewsEntry } from './samples/catalogue/recent-views.entry.ts';
import { restockAlertsEntry } from './samples/catalogue/restock.entry.ts';
import { searchEntries } from './samples/catalogue/search.entry.ts';
import { shownStoreEntries } from './samples/catalogue/stores.entry.ts';
import { wishlistEntries } from './samples/catalogue/wishlist.entry.ts';
import { feedEntries } from './samples/community/feed.entry.ts';
import { eventEntries } from './samples/events/events.entry.ts';
import { inquiryEntries } from './samples/inquiries/inquiries.entry.ts';
import { accountEntries } from './samples/members/account.entry.ts';
import { addressEntries } from './samples/members/addresses.entry.ts';
import { appealEntry, blocksEntry } from './samples/members/appeal.entry.ts';
import { bodyVisibilityEntry } from './samples/members/body-visibility.entry.ts';
import { botCheckEntry } from './samples/members/bot-check.entry.ts';
import { consentEntries } from './samples/members/consents.entry.ts';
import { footSizeQuestionEntry } from './samples/members/foot-size-question.entry.ts';
import { loginEntry } from './samples/members/login.entry.ts';
import { mfaEntries } from './samples/members/mfa.entry.ts';
import { nicknameCheckEntry } from './samples/members/nickname-check.entry.ts';
import { passkeyEntries } from './samples/members/passkey.entry.ts';
import { phoneVerificationEntry } from './samples/members/phone-verification.entry.ts';
import { profileEditEntry, profileEntry } from './samples/members/profile.entry.ts';
import { recoveryEntries } from './samples/members/recovery.entry.ts';
import { reportEntry } from './samples/members/report.entry.ts';
import { sessionEntry } from './samples/members/session.entry.ts';
import { sessionsEntry } from './samples/members/sessions.entry.ts';
import { signUpEntry } from './samples/members/sign-up.entry.ts';
import { socialEntries } from './samples/members/social.entry.ts';
import { stepUpEntry } from './samples/members/step-up.entry.ts';
import { verifyEmailEntry } from './samples/members/verify-email.entry.ts';
import { dataExportEntry, withdrawEntry } from './samples/members/withdraw.entry.ts';
import { noticeEntries } from './samples/notices/notices.entry.ts';
import { questionEntries } from './samples/questions/questions.entry.ts';
import { reviewEntries } from './samples/reviews/reviews.entry.ts';
import { badgesEntry } from './samples/rewards/badges.entry.ts';
import { levelEntries } from './samples/rewards/level.entry.ts';
import { pointEntries } from './samples/rewards/points.entry.ts';
import { sellerAnalyticsEntries } from './samples/seller/analytics.entry.ts';
import { answerTemplateEntries } from './samples/seller/answer-templates.entry.ts';
import { applicationEntries } from './samples/seller/application.entry.ts';
import { claimDeskEntries } from './samples/seller/claims.entry.ts';
import { sellerPendingCountsEntry } from './samples/seller/layout.entry.ts';
import { sellerOrderEntries } from './samples/seller/orders.entry.ts';
import { sellerBulkEntries } from './samples/seller/product-bulk.entry.ts';
import { productEditorEntries } from './samples/seller/product-editor.entry.ts';
import { sellerFileEntries } from './samples/seller/product-import.entry.ts';
import { sellerProductEntries } from './samples/seller/products.entry.ts';
import { questionDeskEntries } from './samples/seller/questions.entry.ts';
import { answerDeskEntries } from './samples/seller/review-replies.entry.ts';
import { settlementEntries } from './samples/seller/settlements.entry.ts';
import { shipmentEntries } from './samples/seller/shipments.entry.ts';
import { ownStoreEntries } from './samples/seller/store.entry.ts';
import { guestMergeEntry } from './samples/shell/guest-merge.entry.ts';
import { helpEntry } from './samples/shell/help.entry.ts';
import { homeEntry } from './samples/shell/home.entry.ts';
import {
  mypageBadgesEntry,
  mypageCouponsEntry,
  mypageFeedsEntry,
  mypageLevelEntry,
  mypageOrdersEntry,
  mypagePointsEntry,
} from './samples/shell/mypage.entry.ts';
import { pendingRequestsEntry } from './samples/shell/pending-requests.entry.ts';
import { rateLimitEntry } from './samples/shell/rate-limit.entry.ts';
import { memberSummaryEntry, shellEntry, themeEntry } from './samples/shell/shell.entry.ts';
import { transparencyEntry } from './samples/shell/transparency.entry.ts';
import { addToCartEntry, cartCountEntry, cartEntry, optionChangeEntry } from './samples/trade/cart.entry.ts';
import { checkoutEntries } from './samples/trade/checkout.entry.ts';
import { couponWalletEntry } from './samples/trade/coupons.entry.ts';
import { orderEntries } from './samples/trade/orders.entry.ts';

const rows: readonly RegistryEntry[] = [
  sessionEntry,
  shellEntry,
  transparencyEntry,
  memberSummaryEntry,
  themeEntry,
  helpEntry,
  rateLimitEntry,
  guestMergeEntry,
  pendingRequestsEntry,
  botCheckEntry,
  loginEntry,
  ...socialEntries,
  signUpEntry,
  verifyEmailEntry,
  ...recoveryEntries,
  stepUpEntry,
  ...mfaEntries,
  ...passkeyEntries,
  homeEntry,
  categoryDialogEntry,
  categoriesEntry,
  productListEntry,
  productFacetsEntry,
  productGalleryEntry,
  compareEntry,
  productDetailEntry,
  productOptionsEntry,
  ...productExtrasEntries,
  popularProductsEntry,
  relaxedProductsEntry,
  mypageOrdersEntry,
  mypagePointsEntry,
  mypageCouponsEntry,
  mypageLevelEntry,
  mypageBadgesEntry,
  mypageFeedsEntry,
  ...pointEntries,
  ...levelEntries,
  badgesEntry,
  profileEntry,
  profileEditEntry,
  nicknameCheckEntry,
  sessionsEntry,
  ...accountEntries,
  phoneVerificationEntry,
  footSizeQuestionEntry,
  reportEntry,
  blocksEntry,
  appealEntry,
  bodyVisibilityEntry,
  dataExportEntry,
  ...consentEntries,
  withdrawEntry,
  ...searchEntries,
  ...feedEntries,
  ...eventEntries,
  addToCartEntry,
  cartEntry,
  optionChangeEntry,
  cartCountEntry,
  ...checkoutEntries,
  ...orderEntries,
  ...addressEntries,
  couponWalletEntry,
  ...reviewEntries,
  ...questionEntries,
  ...inquiryEntries,
  ...wishlistEntries,
  recentViewsEntry,
  restockAlertsEntry,
  ...shownStoreEntries,
  ...noticeEntries,
  ...answerDeskEntries,
  ...questionDeskEntries,
  ...answerTemplateEntries,
  ...applicationEntries,
  ...claimDeskEntries,
  sellerPendingCountsEntry,
  ...sellerAnalyticsEntries,
  ...productEditorEntries,
  ...sellerOrderEntries,
  ...shipmentEntries,
  ...settlementEntries,
  ...ownStoreEntries,
  ...analyticsEntries,
  adminSearchEntry,
  adminPendingCountsEntry,
  ...memberEntries,
  ...memberBulkEntries,
  ...feedRewardEntries,
  ...auditEntries,
  ...settingEntries,
  ...storeEntries,
  ...settlementDeskEntries,
  ...applicationDeskEntries,
  ...reportDeskEntries,
  ...couponDeskEntries,
  ...eventEditorEntries,
  ...eventResultEntries,
  ...sellerProductEntries,
  ...sellerBulkEntries,
  ...sellerFileEntries,
];

/** Every machine of the shop; tests, drawings and the inspector read this list. */
export const registry: readonly RegistryEntry[] = rows.map(labelled);
