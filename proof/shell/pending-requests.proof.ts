import { pendingRequestsMachine } from '#machines/shell/pending-requests.machine.ts';
import type { RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const delayed = { type: 'read.delayed', path: '/api/products', seconds: 1 } as const;
const repeated = { type: 'read.repeated', path: '/api/products' } as const;
const other = { type: 'read.delayed', path: '/api/events', seconds: 2 } as const;
const otherRepeated = { type: 'read.repeated', path: '/api/events' } as const;
const started = { type: 'write.started', operation: 'POST /api/payments', key: 'k-1' } as const;
const ended = { type: 'write.ended', key: 'k-1' } as const;

/**
 * Registry entry of the chart of the requests in flight: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const pendingRequestsEntry: RegistryEntry = {
  title: '서버에 묻는 일',
  group: '공통',
  machine: pendingRequestsMachine,
  ports: {},
  events: [delayed, other, repeated, otherRepeated, started, ended],
  walkthroughs: [
    { name: '바쁜 서버에 다시 묻기', steps: [delayed, other, repeated, otherRepeated] },
    { name: '같은 열쇠로 한 번만 쓰기', steps: [started, started, ended] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(pendingRequestsEntry, {
    about: '서버가 바빠 기다리는 조회와, 아직 끝나지 않은 쓰기의 열쇠를 봐요.',
    says: {
      'read.delayed': '서버가 잠시 뒤 다시 물으라고 해요',
      'read.repeated': '조회를 다시 물어요',
      'write.started': '열쇠를 달고 쓰기를 보내요',
      'write.ended': '쓰기가 끝나 열쇠를 거둬요',
    },
    undriven: {
      why: 'tells QA of calls that wait and of keys of writes; only builds with the inspector start it',
      provenBy: 'e2e/inspector.spec.ts',
    },
  }),
];
