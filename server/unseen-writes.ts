import { readNotice } from '#domain/catalogue/notice.ts';
import { clearRecentViews, mergeRecentViews, removeRecentView } from '#domain/catalogue/recent-view.ts';
import { addRestockAlert, removeRestockAlert } from '#domain/catalogue/restock.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { uploadPicture } from '#domain/kit/picture-upload.ts';
import { createAddress, deleteAddress, updateAddress } from '#domain/members/address.ts';
import { elevate, mailElevationCode } from '#domain/members/elevation.ts';
import { login, logout } from '#domain/members/login.ts';
import { signUp } from '#domain/members/sign-up.ts';
import {
  connectSocial,
  disconnectSocial,
  exchangeSocialCode,
  linkSocialAccount,
} from '#domain/members/social.ts';
import { joinBySocial, proveSocialEmail } from '#domain/members/social-join.ts';
import { resendVerification, verifyEmail } from '#domain/members/verification.ts';
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
  exchangeSocialCode,
  linkSocialAccount,
  joinBySocial,
  proveSocialEmail,
  connectSocial,
  disconnectSocial,
  elevate,
  mailElevationCode,
  signUp,
  verifyEmail,
  resendVerification,
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
]);
