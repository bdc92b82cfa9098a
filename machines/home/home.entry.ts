import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { type HomeRails, homeMachine } from './home.machine.ts';

const rails: HomeRails = { popular: [], latest: [], discounted: [] };
const error = new Error('상품 목록을 불러오는데 실패했습니다');

export const homeEntry: RegistryEntry = {
  title: '첫 화면',
  group: '상품',
  machine: homeMachine,
  ports: { load: { done: rails, error } },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, done('load', rails)],
    },
  ],
};
