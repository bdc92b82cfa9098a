import { AT_ONCE, type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { memberScreens } from './screens.ts';

/** Pages that use their link as soon as they are hydrated are shown without a link. */
const BARE_LINK = 'begins with a token that only a mail has';
const NOT_BEGUN = 'leads back to the log-in unless one has begun';

const looks = {
  login: { chart: 'login', stages: AT_ONCE, who: 'visitor' },
  socialCallback: { chart: null, why: NOT_BEGUN, who: 'visitor' },
  mfaVerification: { chart: null, why: NOT_BEGUN, who: 'visitor' },
  findAccount: { chart: 'findAccount', stages: AT_ONCE, who: 'visitor' },
  findPassword: { chart: 'passwordResetRequest', stages: AT_ONCE, who: 'visitor' },
  resetPassword: { chart: null, why: BARE_LINK, who: 'visitor' },
  unlock: { chart: null, why: BARE_LINK, who: 'visitor' },
  notMe: { chart: null, why: BARE_LINK, who: 'visitor' },
  emailConfirm: { chart: null, why: BARE_LINK, who: 'visitor' },
  emailUndo: { chart: null, why: BARE_LINK, who: 'visitor' },
  signup: { chart: 'signUp', stages: AT_ONCE, who: 'visitor' },
  verifyEmail: { chart: null, why: BARE_LINK, who: 'visitor' },
  withdraw: { chart: 'accountWithdrawal', stages: NEVER_EMPTY, who: 'user' },
  profile: { chart: 'profile', stages: NEVER_EMPTY, who: 'user' },
  profileEdit: { chart: 'profileEdit', stages: NEVER_EMPTY, who: 'user' },
  addressBook: { chart: 'addressBook', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof memberScreens>;

/** Inspector settings of the account screens: statechart, stages, address and role. */
export const memberLooks = seen(memberScreens, looks);
