import { AT_ONCE, type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/screen-look.ts';
import { memberScreens } from './screens.ts';

const looks = {
  login: { chart: 'login', stages: AT_ONCE, who: 'visitor' },
  mfaVerification: { chart: 'mfaVerification', stages: AT_ONCE, who: 'visitor' },
  emailConfirm: { chart: 'emailLink', stages: AT_ONCE, who: 'visitor' },
  emailUndo: { chart: null, why: 'drawn as the page beside it', who: 'visitor' },
  signup: { chart: 'signUp', stages: AT_ONCE, who: 'visitor' },
  verifyEmail: { chart: 'verifyEmail', stages: AT_ONCE, who: 'visitor' },
  profile: { chart: 'profile', stages: NEVER_EMPTY, who: 'user' },
  profileEdit: { chart: 'profileEdit', stages: NEVER_EMPTY, who: 'user' },
  addressBook: { chart: 'addressBook', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof memberScreens>;

export const memberLooks = seen(memberScreens, looks);
