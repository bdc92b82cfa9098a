import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { purchaseClaimPath, purchasePath } from './purchases/paths.ts';
import { sellerScreens } from './screens.ts';

const looks = {
  becomeSeller: { chart: 'sellerApplication', stages: NEVER_EMPTY, who: 'user' },
  purchases: { chart: 'orderList', stages: STAGES, who: 'seller' },
  purchase: { chart: 'orderDetail', stages: NEVER_EMPTY, address: purchasePath(31), who: 'seller' },
  purchaseClaim: {
    chart: 'orderClaim',
    stages: NEVER_EMPTY,
    address: purchaseClaimPath(31, 1),
    who: 'seller',
  },
  reviewManage: { chart: 'reviewDesk', stages: STAGES, who: 'seller' },
  inquiryManage: { chart: 'inquiryDesk', stages: STAGES, who: 'seller' },
  questionManage: { chart: 'questionDesk', stages: STAGES, who: 'seller' },
  claimManage: { chart: 'claimList', stages: STAGES, who: 'seller' },
  sellerPage: { chart: 'sellerDashboard', stages: NEVER_EMPTY, who: 'seller' },
  productManage: { chart: 'sellerProducts', stages: STAGES, who: 'seller' },
  productUpload: { chart: 'productEditor', stages: NEVER_EMPTY, who: 'seller' },
  productEdit: { chart: 'productEditor', stages: NEVER_EMPTY, address: '/products/edit/15', who: 'seller' },
  orderManage: { chart: 'sellerLines', stages: STAGES, who: 'seller' },
  settlements: { chart: 'settlementList', stages: STAGES, who: 'seller' },
  storeHome: { chart: 'ownStore', stages: NEVER_EMPTY, who: 'seller' },
} satisfies LooksOf<typeof sellerScreens>;

/** Inspector settings of the seller screens: statechart, stages, address and role. */
export const sellerLooks = seen(sellerScreens, looks);
