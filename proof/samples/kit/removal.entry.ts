import { removalMachine } from '#machines/kit/removal.machine.ts';
import { done, type RegistryEntry } from '../../entry.ts';

const error = new Error('문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.');

export const removalEntry: RegistryEntry = {
  title: '묻고 지우기',
  group: '공통',
  machine: removalMachine,
  input: { id: 1 },
  ports: { remove: { done: undefined, error } },
  events: [{ type: 'removal.asked' }, { type: 'removal.confirmed' }, { type: 'removal.dismissed' }],
  walkthroughs: [
    {
      name: '묻고 삭제하기',
      steps: [
        { type: 'removal.asked' },
        { type: 'removal.dismissed' },
        { type: 'removal.asked' },
        { type: 'removal.confirmed' },
        done('remove'),
      ],
    },
  ],
};
