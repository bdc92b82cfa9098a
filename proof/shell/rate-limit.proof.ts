import { rateLimitMachine } from '#machines/shell/rate-limit.machine.ts';
import type { RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const everything = { type: 'limit.reached', limit: 'shared', seconds: 2 } as const;
const login = { type: 'limit.reached', limit: 'POST /api/auth/login', seconds: 1 } as const;
const second = { type: 'xstate.after.second.rateLimit.waiting' } as const;

/**
 * Registry entry of the chart of the wait after "too many requests": sample data and labels for
 * tests, diagrams and the inspector.
 */
export const rateLimitEntry: RegistryEntry = {
  title: '기다림',
  group: '공통',
  machine: rateLimitMachine,
  ports: {},
  events: [everything, login],
  walkthroughs: [
    { name: '1초 기다리기', steps: [login, second] },
    { name: '기다리는 동안 하나 더', steps: [everything, login, second, second] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(rateLimitEntry, {
    about: '너무 자주 눌러 서버가 기다리라고 하면, 남은 시간을 보며 기다려요.',
    says: { 'limit.reached': '서버가 잠시 기다리라고 해요' },
    undriven: {
      why: 'counts on the buttons of whatever was refused for its frequency, wherever they stand',
      provenBy: 'tests/views/shell/rate-limit.test.tsx',
    },
  }),
];
