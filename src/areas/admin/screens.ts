import { paths } from '#src/lib/navigation/paths.ts';
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
  },
  userManage: {
    path: adminPaths.members,
    title: '회원 관리',
    access: 'admin',
    load: () => import('./members/members-screen.tsx'),
  },
  reportManage: {
    path: adminPaths.reports,
    title: '신고 관리',
    access: 'admin',
    load: () => import('./reports/reports-screen.tsx'),
  },
  adminInquiries: {
    path: adminPaths.inquiries,
    title: '고객 문의',
    access: 'admin',
    load: () => import('./inquiries/inquiries-screen.tsx'),
  },
  statsDashboard: {
    path: adminPaths.stats,
    title: '통계',
    access: 'admin',
    load: () => import('./analytics/stats-screen.tsx'),
  },
  feedRewards: {
    path: adminPaths.feedRewards,
    title: '피드 보상',
    access: 'admin',
    load: () => import('./feed-rewards/feed-rewards-screen.tsx'),
  },
  adminSettings: {
    path: adminPaths.settings,
    title: '관리자 설정',
    access: 'admin',
    load: () => import('./settings/settings-screen.tsx'),
  },
  adminProfile: {
    path: adminPaths.profile,
    title: '관리자 정보',
    access: 'admin',
    load: () => import('./profile/admin-profile-screen.tsx'),
  },
  mfaSetup: {
    path: paths.setUpMfa,
    title: '2단계 인증 설정',
    access: 'admin',
    load: () => import('./mfa-setup-screen.tsx'),
  },
  adminSellers: {
    path: adminPaths.sellers,
    title: '판매자 관리',
    access: 'admin',
    load: () => import('./stores/sellers-screen.tsx'),
  },
  adminCoupons: {
    path: adminPaths.coupons,
    title: '쿠폰 관리',
    access: 'admin',
    load: () => import('./coupons/coupons-screen.tsx'),
  },
  adminAudit: {
    path: adminPaths.audit,
    title: '감사 기록',
    access: 'admin',
    load: () => import('./audit/audit-screen.tsx'),
  },
  eventCreate: {
    path: adminPaths.eventCreate,
    title: '이벤트 만들기',
    access: 'admin',
    load: () => import('./events/editor/event-create-screen.tsx'),
  },
  eventEdit: {
    path: '/events/edit/:id',
    title: '이벤트 수정',
    access: 'admin',
    load: () => import('./events/editor/event-edit-screen.tsx'),
  },
  eventResult: {
    path: adminPaths.events,
    title: '이벤트 결과',
    access: 'admin',
    load: () => import('./events/results/event-results-screen.tsx'),
  },
} satisfies Record<string, ScreenRow>;
