import type { AreaLabels } from './area-labels.ts';

/** Korean labels of the charts of badges, feeds and events. */
export const communityLabels: AreaLabels = {
  badges: {
    states: {
      'tab.all': '전체 탭',
      'tab.displayed': '보이는 뱃지 탭',
      'data.loaded.toggling': '보이기 바꾸는 중',
      'data.loaded.alerting': '거절 알림 표시',
    },
  },
  feedVote: {
    states: {
      settled: '투표 상태 표시',
      confirming: '투표할지 묻는 중',
      casting: '투표하는 중',
      withdrawing: '투표 취소하는 중',
    },
  },
  taggedProduct: {
    states: { choosing: '사이즈 고르는 중', adding: '장바구니에 담는 중', added: '장바구니에 담음' },
    guards: { isChosen: '사이즈를 고름', isLeft: '재고가 남은 사이즈임' },
  },
  comments: { states: { adding: '댓글 올리는 중', removing: '댓글 삭제 중' } },
  purchaseSearch: {
    states: {
      waiting: '입력이 멈추길 기다리는 중',
      asking: '산 신발 찾는 중',
      found: '산 신발 찾음',
      none: '맞는 신발 없음',
      failed: '찾기 실패',
    },
  },
  eventRanking: {
    states: { resting: '다른 화면을 보는 중', closed: '이벤트 끝남', refreshing: '순위 새로 읽는 중' },
    guards: { isOver: '이벤트가 끝남' },
  },
  drawCheck: {
    states: {
      checking: '추첨 검증 중',
      weak: '맞지만 미리 알 수 있었음',
      broken: '검증 어긋남',
    },
  },
};
