import { botCheckMachine } from '#machines/members/auth/bot-check.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const needed = { type: 'check.needed' } as const;
const requested = { type: 'token.requested', action: 'login' } as const;
const blocked = new Error('script blocked');

const common = {
  group: '공통',
  ports: {
    loadScript: { done: undefined, error: blocked },
    execute: { done: 'sample', error: new Error('no token') },
  },
  events: [needed, requested],
};

/**
 * Registry entry of the chart of the bot check at sign-up: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const botCheckEntry: RegistryEntry = {
  ...common,
  title: '자동 가입 방지',
  machine: botCheckMachine,
  input: { siteKey: 'sample-key' },
  // A missing key needs another input, so the flow's own test covers this state.
  unreachable: ['unconfigured'],
  walkthroughs: [
    { name: '확인 값 받기', steps: [needed, done('loadScript'), requested, done('execute', 'sample')] },
    { name: '불러오기 전에 물어봄', steps: [requested] },
    { name: '스크립트가 막힌 뒤 다시 시도', steps: [needed, failed('loadScript', blocked), needed] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(botCheckEntry, {
    about: '로그인할 때 보이지 않는 검사로 자동 프로그램이 아니라는 확인 값을 받아요.',
    says: {
      loadScript: '검사 스크립트를 불러와요',
      execute: '확인 값을 받아 와요',
      'check.needed': '검사가 필요한 화면을 열어요',
      'token.requested': '양식이 확인 값을 달라고 해요',
    },
    undriven: {
      why: 'invisible on purpose: the login form waits for it, and the shop under test has no key',
      provenBy: 'tests/views/members/bot-check.test.tsx',
    },
  }),
];
