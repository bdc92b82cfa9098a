import { paths } from '#src/lib/navigation/paths.ts';
import { AT_ONCE, type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { shellScreens } from './screens.ts';

const looks = {
  home: { chart: 'home', stages: STAGES, who: 'user' },
  // Each figure has its own chart; this one is put into the display states, the others are loaded.
  mypage: { chart: 'mypagePoints', stages: NEVER_EMPTY, who: 'user' },
  accountSettings: {
    chart: 'sessions',
    stages: NEVER_EMPTY,
    who: 'user',
    address: paths.settingsCard('devices'),
  },
  help: { chart: 'help', stages: AT_ONCE, who: 'visitor' },
  terms: { chart: null, why: 'a document', who: 'user' },
  privacy: { chart: 'transparency', stages: NEVER_EMPTY, who: 'user' },
} satisfies LooksOf<typeof shellScreens>;

/** Inspector settings of home, member, settings and legal pages. */
export const shellLooks = seen(shellScreens, looks);
