import type { TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const months: readonly TransparencyMonth[] = [
  {
    month: '2026-11',
    reports: 42,
    hidden: 11,
    restored: 2,
    appeals: 3,
    appealsGranted: 1,
    medianHours: 6.5,
  },
  {
    month: '2026-10',
    reports: 0,
    hidden: 0,
    restored: 0,
    appeals: 0,
    appealsGranted: 0,
    medianHours: null,
  },
];

/**
 * Registry entry of the chart of the public figures of reports and decisions: sample data and
 * labels for tests, diagrams and the inspector.
 */
export const transparencyEntry = resourceEntry({
  title: '신고 처리 현황',
  group: '공통',
  machine: transparencyMachine,
  load: { done: months, error: new Error('신고 처리 현황을 불러오지 못했어요.') },
});
