import { readTransparency, type TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { transparencyMachine } from '#machines/shell/transparency.machine.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

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

const transparencyEntry = resourceEntry({
  title: '신고 처리 현황',
  group: '공통',
  machine: transparencyMachine,
  load: { done: months, error: new Error('신고 처리 현황을 불러오지 못했어요.') },
});

export const proofs: readonly Proof[] = [
  proof(transparencyEntry, {
    about: '개인정보처리방침 아래에서 신고가 몇 건이었고 어떻게 처리됐는지 달마다 봐요.',
    says: { load: '신고 처리 현황을 불러와요' },
    driver: {
      ...resource('/privacy-policy#transparency', { asks: [readTransparency] }),
      reach: (page) => page.locator('#transparency').scrollIntoViewIfNeeded(),
    },
  }),
];
