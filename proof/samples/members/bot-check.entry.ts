import { botCheckMachine } from '#machines/members/auth/bot-check.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

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
