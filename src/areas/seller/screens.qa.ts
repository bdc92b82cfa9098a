import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/screen-look.ts';
import { sellerScreens } from './screens.ts';

const looks = {
  becomeSeller: { chart: 'sellerApplication', stages: NEVER_EMPTY, who: 'user' },
  sellerPage: { chart: 'sellerDashboard', stages: NEVER_EMPTY, who: 'seller' },
  settlements: { chart: 'settlementList', stages: STAGES, who: 'seller' },
} satisfies LooksOf<typeof sellerScreens>;

export const sellerLooks = seen(sellerScreens, looks);
