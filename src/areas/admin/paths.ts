/** Paths of the admin area. */
export const adminPaths = {
  /** Redirects to the dashboard. */
  start: '/admin',
  dashboard: '/admin/dashboard',
  members: '/user-manage',
  reports: '/report-manage',
  inquiries: '/admin/inquiries',
  problemReports: '/admin/problem-reports',
  sellers: '/admin/sellers',
  stats: '/stats-dashboard',
  feedRewards: '/admin/feed-rewards',
  coupons: '/admin/coupons',
  events: '/events/result',
  eventCreate: '/events/create',
  audit: '/admin/audit',
  settings: '/admin/settings',
  profile: '/admin/profile',
} as const;

/** Audit log filtered by one thing. */
export const auditPath = (targetType: string, targetId: number): string =>
  `${adminPaths.audit}?targetType=${targetType}&targetId=${targetId}`;
