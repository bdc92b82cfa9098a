import { fileAppeal } from '#domain/admin/reports/appeal.ts';
import { clearRecentViews, mergeRecentViews, removeRecentView } from '#domain/catalogue/recent-view.ts';
import { addRestockAlert, removeRestockAlert } from '#domain/catalogue/restock.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { uploadPicture } from '#domain/kit/picture-upload.ts';
import { createAddress, deleteAddress, updateAddress } from '#domain/members/address.ts';
import { blockMember } from '#domain/members/block.ts';
import { unblockMember } from '#domain/members/blocks.ts';
import { updateConsents } from '#domain/members/consents.ts';
import { endOtherSessions, endSession, endTrust } from '#domain/members/devices.ts';
import { elevate, mailElevationCode } from '#domain/members/elevation.ts';
import { changeEmail, confirmEmail, undoEmail } from '#domain/members/email-change.ts';
import { askFindAccount, confirmFindAccount } from '#domain/members/find-account.ts';
import { login, logout } from '#domain/members/login.ts';
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
} from '#domain/members/mfa.ts';
import { disownLogIn } from '#domain/members/not-me.ts';
import { changePassword } from '#domain/members/own-password.ts';
import {
  addPasskey,
  elevationOptions,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '#domain/members/passkey.ts';
import { forgotPassword, resetPassword, validateReset } from '#domain/members/password-reset.ts';
import { askPhoneCode, confirmPhone } from '#domain/members/phone.ts';
import { signUp } from '#domain/members/sign-up.ts';
import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
  linkSocialByPasskey,
  socialPasskeyOptions,
} from '#domain/members/social.ts';
import { joinBySocial, proveSocialEmail } from '#domain/members/social-join.ts';
import { askUnlock, unlock } from '#domain/members/unlock.ts';
import { resendVerification, verifyEmail } from '#domain/members/verification.ts';
import { readNotice } from '#domain/notices/notice.ts';
import { sendDocument } from '#domain/seller/application-paper.ts';
import {
  addCartItem,
  deleteCartItem,
  mergeCart,
  patchCartItem,
  previewCart,
  tickCartItems,
} from '#domain/trade/cart.ts';
import { paymentWebhook, quoteCheckout } from '#domain/trade/checkout.ts';
import { issueCoupon, registerCoupon, useCoupon } from '#domain/trade/coupon.ts';
import { previewRefund } from '#domain/trade/order-calls.ts';

/**
 * Writes after which a visitor sees what was seen before: they are about one person, or store nothing. Every other one
 * drops kept pages, which is why nobody may do it for nothing: what needs no session is all here.
 */
export const unseenWrites: ReadonlySet<Endpoint> = new Set<Endpoint>([
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
  elevate,
  mailElevationCode,
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
  elevationOptions,
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
  issueCoupon,
  useCoupon,
  quoteCheckout,
  previewRefund,
  paymentWebhook,
  uploadPicture,
  sendDocument,
]);
