/** Addresses of those who run the shop. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  members: '/user-manage',
  reports: '/report-manage',
  stats: '/stats-dashboard',
  feedRewards: '/admin/feed-rewards',
} as const;
