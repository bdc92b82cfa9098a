import type { FlowWords } from '../entry.ts';

/** Events: finding one, entering it, voting in it, and checking its draw. */
export const eventWords: Readonly<Record<string, FlowWords>> = {
  eventList: {
    about: '진행하는 이벤트와 예정되거나 끝난 이벤트를 찾아봐요.',
    says: { loadPage: '이벤트 한 쪽을 불러와요' },
  },
};
