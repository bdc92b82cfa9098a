import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of events for shoppers for QA (inspector and drawings), not text of the
 * shop.
 */
export const eventLabels: Readonly<Record<string, FlowLabels>> = {
  eventList: {
    about: '진행하는 이벤트와 예정되거나 끝난 이벤트를 찾아봐요.',
    says: { loadPage: '이벤트 한 쪽을 불러와요' },
  },
  eventDetail: {
    about: '이벤트 하나의 기간과 상품과 참여 방법을 읽어요.',
    says: { load: '이벤트를 불러와요' },
  },
  eventEligibility: {
    about: '내가 산 상품으로 참여할 수 있는지, 안 되면 왜 안 되는지 봐요.',
    says: { load: '내 자격을 불러와요' },
  },
  eventEntries: {
    about: '이벤트에 참여한 피드를 둘러보고 그 자리에서 투표해요.',
    says: { loadPage: '참여한 피드 한 쪽을 불러와요', 'filter.changed': '피드의 순서를 바꿔요' },
  },
  eventRanking: {
    about: '득표 순위를 보고 있으면 이벤트가 끝날 때까지 새 순위로 바뀌어요.',
    says: {
      load: '순위를 불러와요',
      loadAgain: '순위를 다시 불러와요',
      'ranking.outdated': '투표하거나 투표를 거둬요',
      'page.left': '다른 탭으로 가요',
      'page.returned': '이 탭으로 돌아와요',
    },
  },
  eventWinners: {
    about: '누가 무엇을 받았고 어떤 표가 집계됐는지 봐요.',
    says: { load: '발표한 결과를 불러와요' },
  },
  drawCheck: {
    about: '추첨 파일을 내려받아 내 기기에서 추첨을 다시 계산해요.',
    says: { download: '추첨 파일을 내려받아요', check: '추첨을 다시 계산해요' },
  },
};
