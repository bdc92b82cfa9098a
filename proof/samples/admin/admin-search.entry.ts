import type { Found } from '#domain/admin/search/admin-search.ts';
import { adminPendingCountsMachine } from '#machines/admin/layout/admin-pending-counts.machine.ts';
import { adminSearchMachine } from '#machines/admin/layout/admin-search.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const found: Found[] = [
  { kind: 'MEMBER', id: 7, label: '나리', hint: 'na***@sinbaljang.test' },
  { kind: 'ORDER', id: 41, label: 'S2026112200000041', hint: '나리 · 89,000원' },
  { kind: 'EVENT', id: 4, label: '겨울 산책', hint: '2026-11-21 ~ 2026-12-05' },
];
const error = new Error('찾지 못했어요.');
const opened = { type: 'search.opened' } as const;
const typed = { type: 'text.typed', text: '나리' } as const;
const debounced = { type: 'xstate.after.debounce.adminSearch.open.waiting' } as const;
const down = { type: 'option.moved', step: 1 } as const;
const submitted = { type: 'text.submitted' } as const;
const [member] = found;

/**
 * Registry entry of the chart of the admins' quick search: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const adminSearchEntry: RegistryEntry = {
  title: '바로 찾기',
  group: '관리',
  machine: adminSearchMachine,
  ports: { find: { done: found, error } },
  events: [
    done('find', []),
    opened,
    { type: 'search.closed' },
    typed,
    { type: 'text.typed', text: '나' },
    down,
    submitted,
    ...(member ? [{ type: 'option.chosen', option: member }] : []),
  ],
  walkthroughs: [
    { name: '둘째 것을 골라 열기', steps: [opened, typed, debounced, done('find', found), down, submitted] },
    { name: '찾는 것이 없음', steps: [opened, typed, debounced, done('find', [])] },
    { name: '찾지 못함', steps: [opened, typed, debounced, failed('find', error)] },
  ],
};

/**
 * Registry entry of the chart that counts pending work for admins: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const adminPendingCountsEntry = resourceEntry({
  title: '기다리는 일',
  group: '관리',
  machine: adminPendingCountsMachine,
  reloads: true,
  silent: true,
  load: {
    done: { reports: 3, members: 1, inquiries: 2, events: 2, feedRewards: 0 },
    error: new Error('기다리는 일을 세지 못했어요.'),
  },
});
