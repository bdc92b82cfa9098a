// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the login screen; the exports below load that of the screens they name. */
export const login = () => import('./login/login-screen.tsx');
export const socialCallback = () => import('./social-login/social-callback-screen.tsx');
export const mfaVerification = () => import('./mfa/mfa-verification-screen.tsx');
export const profile = () => import('./profile/profile-view-screen.tsx');
export const profileEdit = () => import('./profile/profile-edit-screen.tsx');
export const addressBook = () => import('./addresses/address-book-screen.tsx');
export const signup = () => import('./signup/sign-up-screen.tsx');
export const verifyEmail = () => import('./signup/verify-email-screen.tsx');
export const findAccount = () => import('./recovery/find-account-screen.tsx');
export const findPassword = () => import('./recovery/find-password-screen.tsx');
export const resetPassword = () => import('./recovery/reset-password-screen.tsx');
export const unlock = () => import('./recovery/unlock-screen.tsx');
export const notMe = () => import('./security/not-me-screen.tsx');
export const emailConfirm = () => import('./security/email-confirm-screen.tsx');
export const emailUndo = () => import('./security/email-undo-screen.tsx');
export const withdraw = () => import('./withdrawal/withdraw-screen.tsx');
