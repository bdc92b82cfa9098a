import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { adminPaths } from './paths.ts';

/** Address, title and access of every admin screen. */
export const adminScreens = {
  adminDashboard: {
    path: adminPaths.dashboard,
    also: [adminPaths.start],
    title: '관리자 대시보드',
    access: 'admin',
    load: () => import('./analytics/dashboard-screen.tsx'),
    look: { chart: 'dashboard', shape: 'dashboard', stages: NEVER_EMPTY, who: 'admin' },
  },
  userManage: {
    path: adminPaths.members,
    title: '회원 관리',
    access: 'admin',
    load: () => import('./members/members-screen.tsx'),
    look: { chart: 'memberList', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  reportManage: {
    path: adminPaths.reports,
    title: '신고 관리',
    access: 'admin',
    load: () => import('./reports/reports-screen.tsx'),
    look: { chart: 'reportQueue', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  adminInquiries: {
    path: adminPaths.inquiries,
    title: '고객 문의',
    access: 'admin',
    load: () => import('./inquiries/inquiries-screen.tsx'),
    look: { chart: 'inquiryDesk', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  statsDashboard: {
    path: adminPaths.stats,
    title: '통계',
    access: 'admin',
    load: () => import('./analytics/stats-screen.tsx'),
    look: { chart: 'stats', shape: 'dashboard', stages: NEVER_EMPTY, who: 'admin' },
  },
  feedRewards: {
    path: adminPaths.feedRewards,
    title: '피드 보상',
    access: 'admin',
    load: () => import('./feed-rewards/feed-rewards-screen.tsx'),
    look: { chart: 'feedRewards', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  adminSettings: {
    path: adminPaths.settings,
    title: '관리자 설정',
    access: 'admin',
    load: () => import('./settings/settings-screen.tsx'),
    look: { chart: 'settings', shape: 'settings', stages: NEVER_EMPTY, who: 'admin' },
  },
  adminProfile: {
    path: adminPaths.profile,
    title: '관리자 정보',
    access: 'admin',
    load: () => import('./profile/admin-profile-screen.tsx'),
    look: { chart: 'profile', shape: 'profile', stages: NEVER_EMPTY, who: 'admin' },
  },
  mfaSetup: {
    path: paths.setUpMfa,
    title: '2단계 인증 설정',
    access: 'admin',
    load: () => import('./mfa-setup-screen.tsx'),
    look: { chart: 'mfaSetup', shape: 'settings', stages: NEVER_EMPTY, who: 'admin' },
  },
  adminSellers: {
    path: adminPaths.sellers,
    title: '판매자 관리',
    access: 'admin',
    load: () => import('./stores/sellers-screen.tsx'),
    look: { chart: 'storeList', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  adminCoupons: {
    path: adminPaths.coupons,
    title: '쿠폰 관리',
    access: 'admin',
    load: () => import('./coupons/coupons-screen.tsx'),
    look: { chart: 'campaignList', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  adminAudit: {
    path: adminPaths.audit,
    title: '감사 기록',
    access: 'admin',
    load: () => import('./audit/audit-screen.tsx'),
    look: { chart: 'auditLog', shape: 'desk', stages: STAGES, who: 'admin' },
  },
  eventCreate: {
    path: adminPaths.eventCreate,
    title: '이벤트 만들기',
    access: 'admin',
    load: () => import('./events/editor/event-create-screen.tsx'),
    look: { chart: 'eventEditor', shape: 'editor', stages: NEVER_EMPTY, who: 'admin' },
  },
  eventEdit: {
    path: '/events/edit/:id',
    title: '이벤트 수정',
    access: 'admin',
    load: () => import('./events/editor/event-edit-screen.tsx'),
    look: {
      chart: 'eventEditor',
      shape: 'editor',
      stages: NEVER_EMPTY,
      address: '/events/edit/1',
      who: 'admin',
    },
  },
  eventResult: {
    path: adminPaths.events,
    title: '이벤트 결과',
    access: 'admin',
    load: () => import('./events/results/event-results-screen.tsx'),
    look: { chart: 'eventResults', shape: 'desk', stages: STAGES, who: 'admin' },
  },
} satisfies Record<string, ScreenRow>;
