import { type LooksOf, NEVER_EMPTY, seen } from '#src/lib/screen-look.ts';
import { sellerScreens } from './screens.ts';

const looks = {
  becomeSeller: { chart: 'sellerApplication', stages: NEVER_EMPTY, who: 'user' },
  productUpload: { chart: 'productEditor', stages: NEVER_EMPTY, who: 'seller' },
  productEdit: { chart: 'productEditor', stages: NEVER_EMPTY, address: '/products/edit/15', who: 'seller' },
} satisfies LooksOf<typeof sellerScreens>;

export const sellerLooks = seen(sellerScreens, looks);
