// Size: samples, words and drivers of one page.
import {
  type AuditChain,
  type AuditCheck,
  type AuditEntry,
  type AuditEntryDetail,
  auditChain,
  listAudit,
  readAuditEntry,
  verifyAudit,
} from '#domain/admin/audit/audit-log.ts';
import { auditChainMachine } from '#machines/admin/audit/audit-chain.machine.ts';
import { auditEntryMachine } from '#machines/admin/audit/audit-entry.machine.ts';
import { auditFileMachine } from '#machines/admin/audit/audit-file.machine.ts';
import {
  type AuditLogFilter,
  auditLogMachine,
  type Stretch,
} from '#machines/admin/audit/audit-log.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../entry.ts';
import { asSampled, isJson, withData } from '../kit/answers.ts';
import { type PortDriver, retry } from '../kit/driver.ts';
import { fileEntry } from '../kit/file.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '관리';

const entry: AuditEntry = {
  entryId: 120,
  at: '2026-11-22T03:00:00.000Z',
  actor: { userId: 1, nickname: '신발장지기', role: 'admin' },
  action: 'SETTING_CHANGED',
  targetType: 'SETTING',
  targetId: 1,
  detail: { key: 'notice', version: 2 },
  requestId: null,
  isChained: true,
};

const none: AuditLogFilter = {
  actor: null,
  action: null,
  targetType: null,
  targetId: null,
  from: null,
  to: null,
};

const latest: Stretch = { entries: [entry, { ...entry, entryId: 119 }], next: 119 };
const earlier: Stretch = { entries: [{ ...entry, entryId: 118, actor: null }], next: null };
const nothing: Stretch = { entries: [], next: null };
const error = new Error('기록을 불러오지 못했어요.');
const narrowed = { type: 'filter.changed', filter: { ...none, actor: 'SHOP' } } as const;
const more = { type: 'more.requested' } as const;
const retried = { type: 'screen.retried' } as const;
const read = done('read', latest);

const trail: RegistryEntry = {
  title: '감사 기록',
  group,
  machine: auditLogMachine,
  input: { filter: none },
  ports: {
    read: { done: latest, error, empty: nothing, otherDone: [earlier] },
    readOn: { done: earlier, error, otherDone: [latest] },
  },
  events: [narrowed, more, retried],
  walkthroughs: [
    { name: '처음까지 더 보기', steps: [read, more, done('readOn', earlier)] },
    {
      name: '더 보기가 끊겨 다시 누르기',
      steps: [read, more, failed('readOn', error), more, done('readOn', earlier)],
    },
    { name: '조건을 좁혀 기록 없음', steps: [read, narrowed, done('read', nothing)] },
    { name: '실패하고 다시 시도하기', steps: [failed('read', error), retried, read] },
  ],
};

const chain: AuditChain = {
  end: { seq: 118, hash: '9f2c61d0a4' },
  lastEntry: { ...entry, entryId: 118 },
  waiting: 2,
  noted: { seq: 117, hash: '77ab01c9e2' },
  holds: true,
  lastCheck: {
    at: '2026-11-21T19:00:00.000Z',
    by: null,
    isCommand: false,
    checked: 96,
    entryId: 96,
    problems: 0,
  },
};

const sound: AuditCheck = {
  checked: 118,
  waiting: 2,
  end: chain.end,
  noted: chain.noted,
  problems: [],
  ms: 210,
};

const broken: AuditCheck = { ...sound, problems: ['기록 42의 내용이 달라요.'] };
const notNow = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const checked = { type: 'check.asked' } as const;
const loaded = done('load', chain);

const chained: RegistryEntry = {
  title: '기록 체인',
  group,
  machine: auditChainMachine,
  ports: { load: { done: chain, error }, verify: { done: sound, error: notNow, otherDone: [broken] } },
  events: [checked, retried],
  walkthroughs: [
    {
      name: '검증하고 한 번 더',
      steps: [loaded, checked, done('verify', sound), checked, done('verify', sound)],
    },
    { name: '바뀐 기록이 드러남', steps: [loaded, checked, done('verify', broken)] },
    {
      name: '검증하지 못하고 다시',
      steps: [loaded, checked, failed('verify', notNow), checked, done('verify', sound)],
    },
    { name: '체인을 못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};

const opened: AuditEntryDetail = {
  entry: { ...entry, action: 'CLAIM_COMPLETED', targetType: 'CLAIM', targetId: 31, requestId: 'req-4f1' },
  thing: { orderId: 12, orderNo: 'S20261121-0012', buyer: { userId: 3, nickname: '민준러너' } },
  link: { seq: 117, hash: '77ab01c9e2', before: '12c04e77aa', end: 118 },
};

const one = resourceEntry({
  title: '감사 기록 하나',
  group,
  machine: auditEntryMachine,
  input: { id: 120 },
  load: { done: opened, error: new Error('기록을 불러오지 못했어요.') },
});

const written = fileEntry({
  title: '기록 파일',
  group,
  machine: auditFileMachine,
  filter: none,
  fileName: 'audit-2026-11-22.csv',
  csv: '번호,때\r\n',
});

const PAGE = '/admin/audit';
const member = 'admin';

/** Real entries or none, with earlier ones or not, as in the sample. */
const stretch: NonNullable<PortDriver['answer']> = withData((data, sample) => {
  const [real, wanted] = [Object(data), Object(sample)];
  return {
    entries: Array.isArray(wanted.entries) && wanted.entries.length === 0 ? [] : real.entries,
    next: wanted.next === null ? null : (real.next ?? 1),
  };
});

export const proofs: readonly Proof[] = [
  proof(trail, {
    about: '누가 무엇을 했는지 조건을 골라 보고, 더 앞의 기록까지 내려가요.',
    says: {
      read: '최근 기록을 불러와요',
      readOn: '그 앞의 기록을 불러와요',
      'more.requested': '더 보기를 눌러요',
    },
    driver: {
      member,
      path: PAGE,
      ports: {
        read: { asks: [listAudit], answer: stretch },
        readOn: { asks: [listAudit], answer: stretch },
      },
      events: {
        'filter.changed': {
          before: async (page) => {
            await page.getByRole('combobox', { name: /^작업자/ }).selectOption('SHOP');
          },
        },
        'more.requested': { press: (page) => page.getByRole('button', { name: '더 보기', exact: true }) },
        'screen.retried': retry,
      },
      // The values of the address are no change.
      hidden: ({ type }, { context }) =>
        type === 'filter.changed' && isJson(context.filter) && context.filter.actor === 'SHOP',
    },
  }),
  proof(chained, {
    about: '기록 체인의 끝을 보고, 기록이 그대로인지 검증해요.',
    says: {
      load: '체인의 끝을 불러와요',
      verify: '최근 기록을 검증해요',
      'check.asked': '지금 검증을 눌러요',
    },
    driver: {
      member,
      path: PAGE,
      ports: {
        load: { asks: [auditChain] },
        // A few checks a minute are allowed, and paths send more: the answer is the sample.
        verify: { asks: [verifyAudit], answer: asSampled },
      },
      events: {
        'check.asked': { press: (page) => page.getByRole('button', { name: '지금 검증', exact: true }) },
        'screen.retried': retry,
      },
    },
  }),
  proof(one, {
    about: '기록 하나를 열어 내용과 체인에서의 자리를 봐요.',
    says: { load: '기록 하나를 불러와요' },
    /** The first entry of the seed, beside the table. */
    driver: resource(`${PAGE}?open=1`, { asks: [readAuditEntry] }, member),
  }),
  proof(written, {
    about: '조건에 맞는 기록을 파일로 내려받아요.',
    says: { write: '기록을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/shop-settings.spec.ts' },
  }),
];
