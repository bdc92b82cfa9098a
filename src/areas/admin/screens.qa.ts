import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { adminScreens } from './screens.ts';

const looks = {
  adminDashboard: { chart: 'dashboard', stages: NEVER_EMPTY, who: 'admin' },
  statsDashboard: { chart: 'stats', stages: NEVER_EMPTY, who: 'admin' },
  userManage: { chart: 'memberList', stages: STAGES, who: 'admin' },
  reportManage: { chart: 'reportQueue', stages: STAGES, who: 'admin' },
  adminInquiries: { chart: 'inquiryDesk', stages: STAGES, who: 'admin' },
  feedRewards: { chart: 'feedRewards', stages: STAGES, who: 'admin' },
  adminSettings: { chart: 'settings', stages: NEVER_EMPTY, who: 'admin' },
  adminSellers: { chart: 'storeList', stages: STAGES, who: 'admin' },
  adminProfile: { chart: 'profile', stages: NEVER_EMPTY, who: 'admin' },
  adminAudit: { chart: 'auditLog', stages: STAGES, who: 'admin' },
  adminCoupons: { chart: 'campaignList', stages: STAGES, who: 'admin' },
  eventCreate: { chart: 'eventEditor', stages: NEVER_EMPTY, who: 'admin' },
  eventEdit: { chart: 'eventEditor', stages: NEVER_EMPTY, address: '/events/edit/1', who: 'admin' },
  eventResult: { chart: 'eventResults', stages: STAGES, who: 'admin' },
  mfaSetup: { chart: 'mfaSetup', stages: NEVER_EMPTY, who: 'admin' },
} satisfies LooksOf<typeof adminScreens>;

/** Inspector settings of the admin screens: statechart, stages, address and role. */
export const adminLooks = seen(adminScreens, looks);
