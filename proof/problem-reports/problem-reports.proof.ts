import { myProblemReportsMachine } from '#machines/problem-reports/my-problem-reports.machine.ts';
import { problemReportMachine } from '#machines/problem-reports/problem-report.machine.ts';
import { problemReportDeskMachine } from '#machines/problem-reports/problem-report-desk.machine.ts';
import { problemReportRemovalMachine } from '#machines/problem-reports/problem-report-removal.machine.ts';
import { reportReadingMachine } from '#machines/problem-reports/report-reading.machine.ts';
import { reportRoutesMachine } from '#machines/problem-reports/report-routes.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { problemReportDesk } from './problem-reports.driver.ts';
import { problemReports, reportFile } from './problem-reports.samples.ts';

const group = '문제 신고';
const error = new Error('신고를 불러오지 못했어요.');
const tooLarge = refusal('신고가 너무 커서 보낼 수 없어요.', 'PROBLEM_REPORT_TOO_LARGE');
const gone = refusal('문제 신고를 찾을 수 없어요.', 'PROBLEM_REPORT_NOT_FOUND');
const submitted = { type: 'form.submitted' } as const;
const undriven = {
  why: 'a member may send a few reports a day: paths would use them up',
  provenBy: 'e2e/problem-reports.spec.ts',
};

const agreed = { type: 'field.changed', change: { agreed: true } } as const;
const sending: RegistryEntry = {
  title: '문제 신고 보내기',
  group,
  machine: problemReportMachine,
  kit: 'form',
  input: { file: reportFile },
  ports: { save: { done: { reportId: 1 }, error: tooLarge, otherErrors: [unanswered] } },
  events: [agreed, { type: 'field.changed', change: { agreed: false } }, submitted],
  walkthroughs: [
    { name: '동의하고 보내기', steps: [agreed, submitted, done('save', { reportId: 1 })] },
    { name: '동의하지 않으면 보내지지 않음', steps: [submitted] },
    { name: '서버가 거절함', steps: [agreed, submitted, failed('save', tooLarge)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [agreed, submitted, failed('save', unanswered), submitted, done('save', { reportId: 1 })],
    },
  ],
};

const chosen = { type: 'field.changed', change: { reason: 'FAULT' } } as const;
const reading: RegistryEntry = {
  title: '문제 신고 열람',
  group,
  machine: reportReadingMachine,
  kit: 'form',
  input: { id: 1 },
  ports: { save: { done: { file: '{}' }, error: gone, otherErrors: [unanswered] } },
  events: [chosen, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '이유를 고르고 보기', steps: [chosen, submitted, done('save', { file: '{}' })] },
    { name: '이유가 없으면 보지 못함', steps: [submitted] },
    { name: '그 사이 회원이 지움', steps: [chosen, submitted, failed('save', gone)] },
    {
      name: '답을 못 받아 다시 보기',
      steps: [chosen, submitted, failed('save', unanswered), submitted, done('save', { file: '{}' })],
    },
  ],
};

const listed = { group, filter: undefined, items: problemReports, error };

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '문제 신고 준비',
      group,
      machine: reportRoutesMachine,
      input: undefined,
      load: { done: ['/api/products/{id}'], error },
    }),
    {
      about: '보낼 기록에서 주소의 번호를 지우려고 주소의 모양을 불러와요.',
      says: { load: '주소의 모양을 불러와요' },
      undriven,
    },
  ),
  proof(sending, {
    about: '화면이 기록한 것을 보고, 동의하면 보내요.',
    says: {
      save: '신고를 보내요',
      'field.changed': '동의를 고쳐요',
      'form.submitted': '보내기를 눌러요',
    },
    undriven,
  }),
  proof(pagedEntry({ ...listed, title: '내 문제 신고', machine: myProblemReportsMachine, reloads: true }), {
    about: '내가 보낸 문제 신고를 봐요.',
    says: { loadPage: '내 신고 한 쪽을 불러와요' },
    undriven,
  }),
  proof(
    removalEntry({ title: '문제 신고 지우기', group, machine: problemReportRemovalMachine, error: gone }),
    {
      about: '보낸 신고를 한 번 묻고 지워요.',
      says: {
        remove: '신고를 지워요',
        'removal.asked': '지우기를 눌러요',
        'removal.confirmed': '지우기로 해요',
      },
      undriven,
    },
  ),
  proof(pagedEntry({ ...listed, title: '문제 신고 관리', machine: problemReportDeskMachine }), {
    about: '보관 중인 문제 신고를 봐요.',
    says: { loadPage: '신고 한 쪽을 불러와요' },
    driver: problemReportDesk,
  }),
  proof(reading, {
    about: '이유를 고르고 신고의 기록을 봐요.',
    says: {
      save: '기록을 불러와요',
      'field.changed': '이유를 골라요',
      'form.submitted': '기록 보기를 눌러요',
    },
    undriven: { ...undriven, provenBy: 'tests/views/problem-reports/problem-reports.test.tsx' },
  }),
];
