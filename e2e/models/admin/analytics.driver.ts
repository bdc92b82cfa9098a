import { getDashboard, listMetricRows } from '#domain/admin/analytics/dashboard.ts';
import { getStats } from '#domain/admin/analytics/stats.ts';
import { type Act, type Driver, retry } from '../driver.ts';
import { paged } from '../pages.ts';

const member = 'admin';
/** Each press is another period. */
const otherPeriod: Act = {
  press: (page) => page.getByRole('group', { name: '기간' }).getByRole('button', { pressed: false }).first(),
};

export const dashboard: Driver = {
  flow: 'dashboard',
  member,
  path: '/admin/dashboard',
  ports: { load: { asks: [getDashboard] } },
  events: { 'input.changed': otherPeriod, 'screen.retried': retry('dashboard') },
};

export const stats: Driver = {
  flow: 'stats',
  member,
  path: '/stats-dashboard',
  ports: { load: { asks: [getStats] } },
  events: { 'input.changed': otherPeriod, 'screen.retried': retry('stats') },
};

export const metricRows = paged({ flow: 'metricRows', member, path: '/admin/dashboard?open=orders' }, [
  listMetricRows,
]);
