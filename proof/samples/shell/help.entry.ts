import { helpMachine } from '#machines/shell/help.machine.ts';
import type { RegistryEntry } from '../../entry.ts';

const typed = { type: 'words.typed', q: '배송비' } as const;
const unknown = { type: 'words.typed', q: '우주선' } as const;
const topic = { type: 'topic.chosen', topic: 'returns' } as const;
const opened = { type: 'answer.opened', key: 'return-fee' } as const;
const closed = { type: 'answer.closed' } as const;
const cleared = { type: 'filter.cleared' } as const;
const shared = {
  type: 'address.changed',
  address: { topic: null, q: '', open: 'refund-days' },
} as const;

export const helpEntry: RegistryEntry = {
  title: '고객 지원',
  group: '공통',
  machine: helpMachine,
  input: { topic: null, q: '', open: null },
  ports: {},
  events: [typed, unknown, topic, opened, closed, cleared, shared],
  walkthroughs: [
    { name: '찾아서 답을 읽기', steps: [typed, opened, closed] },
    { name: '주제에서 답을 읽기', steps: [topic, opened] },
    { name: '맞는 답이 없어 모두 보기', steps: [unknown, cleared] },
    { name: '받은 링크로 답이 펼쳐짐', steps: [shared] },
  ],
};
