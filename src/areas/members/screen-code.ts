// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const login = () => import('./login-screen.tsx');
export const socialCallback = () => import('./social-callback-screen.tsx');
export const mfaVerification = () => import('./mfa-verification-screen.tsx');
export const profile = () => import('./profile-view-screen.tsx');
export const profileEdit = () => import('./profile-edit-screen.tsx');
export const addressBook = () => import('./address-book-screen.tsx');
export const signup = () => import('./sign-up-screen.tsx');
export const verifyEmail = () => import('./verify-email-screen.tsx');
export const findAccount = () => import('./find-account-screen.tsx');
export const findPassword = () => import('./find-password-screen.tsx');
export const resetPassword = () => import('./reset-password-screen.tsx');
export const unlock = () => import('./unlock-screen.tsx');
export const notMe = () => import('./not-me-screen.tsx');
export const emailConfirm = () => import('./email-confirm-screen.tsx');
export const emailUndo = () => import('./email-undo-screen.tsx');
export const withdraw = () => import('./withdraw-screen.tsx');
