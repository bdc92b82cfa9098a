import { type LooksOf, NEVER_EMPTY, seen } from '#src/lib/screen-look.ts';
import { adminScreens } from './screens.ts';

const looks = {
  mfaSetup: { chart: 'mfaSetup', stages: NEVER_EMPTY, who: 'admin' },
} satisfies LooksOf<typeof adminScreens>;

export const adminLooks = seen(adminScreens, looks);
