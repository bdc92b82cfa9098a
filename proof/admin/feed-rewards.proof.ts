import { rewardStatisticsMachine } from '#machines/admin/analytics/reward-statistics.machine.ts';
import { feedRewardMachine } from '#machines/admin/rewards/feed-reward.machine.ts';
import { feedRewardsMachine } from '#machines/admin/rewards/feed-rewards.machine.ts';
import { rewardFileMachine } from '#machines/admin/rewards/reward-file.machine.ts';
import { rewardPaymentMachine } from '#machines/admin/rewards/reward-payment.machine.ts';
import { rewardPoliciesMachine } from '#machines/admin/rewards/reward-policies.machine.ts';
import { rewardPolicyFormMachine } from '#machines/admin/rewards/reward-policy-form.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { pagedEntry } from '../kit/paged.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { feedRewards, rewardPolicies, rewardPolicyForm } from './feed-rewards.driver.ts';
import {
  again,
  all,
  editConflict,
  emptied,
  error,
  figures,
  filter,
  group,
  lost,
  minute,
  none,
  notPaid,
  outdated,
  paid,
  policy,
  read,
  retried,
  retriedAll,
  reward,
  said,
  staleMinute,
  submitted,
  typed,
} from './feed-rewards.samples.ts';

const list = pagedEntry({
  title: '피드 보상',
  group,
  machine: feedRewardsMachine,
  filter,
  error,
  narrowed: { ...filter, filters: { ...none, status: 'FAILED' } },
  filters: 'withPage',
  reloads: true,
  items: [reward, lost],
});

const written = fileEntry({
  title: '피드 보상 파일',
  group,
  machine: rewardFileMachine,
  filter: { ...none, status: 'FAILED' },
  fileName: 'feed-rewards-2026-11-22.csv',
  csv: '번호,종류\r\n',
});

const one = resourceEntry({
  title: '피드 보상 하나',
  group,
  machine: feedRewardMachine,
  input: 7,
  load: { done: reward, error },
});

const shown: RegistryEntry = {
  title: '피드 보상 숫자',
  group,
  machine: rewardStatisticsMachine,
  ports: { read: { done: figures, error }, readAgain: { done: figures, error } },
  events: [outdated, retried, minute, staleMinute],
  walkthroughs: [
    { name: '1분 뒤 새로 읽기', steps: [read, minute, again] },
    { name: '지급한 뒤 새로 읽기', steps: [read, outdated, outdated, again] },
    {
      name: '새로 읽지 못해 앞의 숫자로 두기',
      steps: [
        read,
        minute,
        failed('readAgain', error),
        staleMinute,
        failed('readAgain', error),
        retried,
        again,
      ],
    },
    {
      name: '새로 읽지 못한 사이에 지급',
      steps: [read, minute, failed('readAgain', error), outdated, again],
    },
    { name: '처음부터 못 읽은 뒤 다시', steps: [failed('read', error), retried, read] },
  ],
};

const payment: RegistryEntry = {
  title: '피드 보상 지급',
  group,
  machine: rewardPaymentMachine,
  ports: { pay: { done: said, error: notPaid }, retryAll: { done: all, error: notPaid } },
  events: [paid, retriedAll],
  walkthroughs: [
    { name: '바로 지급', steps: [paid, done('pay', said)] },
    { name: '다른 사람이 먼저 지급', steps: [paid, failed('pay', notPaid), paid, done('pay', said)] },
    { name: '실패한 보상 다시 지급', steps: [retriedAll, done('retryAll', all)] },
    {
      name: '다시 시도하지 못한 뒤 또',
      steps: [retriedAll, failed('retryAll', notPaid), retriedAll, done('retryAll', all)],
    },
  ],
};

const policies = resourceEntry({
  title: '피드 보상 기준',
  group,
  machine: rewardPoliciesMachine,
  input: undefined,
  reloads: true,
  load: { done: [policy], error: new Error('보상 기준을 불러오지 못했어요.') },
});

const policyForm: RegistryEntry = {
  title: '피드 보상 기준 수정',
  group,
  machine: rewardPolicyFormMachine,
  kit: 'form',
  input: policy,
  ports: { save: { done: undefined, error: editConflict, otherErrors: [unanswered] } },
  events: [typed, emptied, submitted],
  walkthroughs: [
    { name: '포인트 고치기', steps: [typed, submitted, done('save')] },
    { name: '다른 관리자가 먼저 고침', steps: [typed, submitted, failed('save', editConflict)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '포인트 없이 보내지 않음', steps: [emptied, submitted] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '피드와 댓글로 쌓인 보상을 조건을 골라 봐요.',
    says: { loadPage: '보상 한 쪽을 불러와요' },
    driver: feedRewards,
  }),
  proof(written, {
    about: '조건에 맞는 보상을 파일로 내려받아요.',
    says: { write: '보상을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: { why: 'its answer is a file that the browser keeps', provenBy: 'e2e/feed-rewards.spec.ts' },
  }),
  proof(one, {
    about: '보상 하나를 자세히 봐요.',
    says: { load: '보상 하나를 불러와요' },
    undriven: {
      why: 'the panel of one reward, which is paid once',
      provenBy: 'e2e/feed-rewards.spec.ts',
    },
  }),
  proof(shown, {
    about: '보상 숫자를 보고, 1분마다 화면을 비우지 않고 새로 읽어요.',
    says: {
      read: '보상 숫자를 불러와요',
      readAgain: '보상 숫자를 새로 읽어요',
      'figures.outdated': '지급하거나 다시 시도해 숫자가 달라져요',
    },
    undriven: {
      why: 'it goes on by the minute, or when a reward is paid, which happens once',
      provenBy: 'e2e/feed-rewards.spec.ts',
    },
  }),
  proof(payment, {
    about: '보상 하나를 바로 지급하거나, 실패한 것을 모두 다시 시도해요.',
    says: {
      pay: '보상 하나를 지급해요',
      retryAll: '실패한 보상을 다시 시도해요',
      'payment.asked': '바로 지급을 눌러요',
      'failed.retried': '실패한 보상 다시 지급을 눌러요',
    },
    undriven: {
      why: 'a reward that waits is paid once, and no second path could begin with it',
      provenBy: 'e2e/feed-rewards.spec.ts',
    },
  }),
  proof(policies, {
    about: '무엇이 몇 포인트인지 봐요.',
    says: { load: '보상 기준을 불러와요' },
    driver: rewardPolicies,
  }),
  proof(policyForm, {
    about: '포인트, 한도, 지급 여부를 고쳐요.',
    says: { save: '보상 기준을 저장해요', 'form.submitted': '저장을 눌러요' },
    driver: rewardPolicyForm,
  }),
];
