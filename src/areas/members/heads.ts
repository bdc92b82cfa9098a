import { type Heads, unlisted } from '#src/flow/screen-head.ts';
import { headText } from '#src/text/head.ts';
import { memberScreens } from './screens.ts';

/** Head of login and recovery pages, which are not indexed. */
const door = ({ path }: { path: string }) => unlisted(path, headText.shop);

/** Document heads of login, sign-up and recovery pages, none of them indexed. */
export const memberHeads: Heads<typeof memberScreens> = {
  login: door(memberScreens.login),
  mfaVerification: door(memberScreens.mfaVerification),
  signup: door(memberScreens.signup),
  verifyEmail: door(memberScreens.verifyEmail),
  findAccount: door(memberScreens.findAccount),
  findPassword: door(memberScreens.findPassword),
  resetPassword: door(memberScreens.resetPassword),
  unlock: door(memberScreens.unlock),
  notMe: door(memberScreens.notMe),
  emailConfirm: door(memberScreens.emailConfirm),
  emailUndo: door(memberScreens.emailUndo),
  socialCallback: door(memberScreens.socialCallback),
};
