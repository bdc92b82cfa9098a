import type { AreaLabels } from './area-labels.ts';

/** Korean labels of the charts of the shell. */
export const shellLabels: AreaLabels = {
  demonstration: {
    states: {
      folded: '접혀 있음',
      'open.choosing': '체험 단계 고르는 중',
      'open.loggingIn': '체험 계정으로 로그인하는 중',
      'open.advancing': '시계를 옮기는 중',
      absent: '표시하지 않음',
    },
  },
  guestMerge: {
    states: {
      'cart.resting': '합칠 것 기다리는 중',
      'wishes.resting': '합칠 것 기다리는 중',
      'views.resting': '합칠 것 기다리는 중',
    },
  },
  help: { states: { listing: '질문 목록', reading: '답 하나 펼침', nothing: '맞는 질문 없음' } },
  home: {
    states: {
      rails: '상품 진열',
      'event.hidden': '이벤트 숨김',
      mySize: '내 사이즈 상품',
      'mySize.asking': '회원인지 확인 중',
      'mySize.hidden': '내 사이즈 숨김',
    },
  },
  pendingRequests: { states: { flowing: '바로 보냄', waiting: '서버가 정한 시간 기다리는 중' } },
  rateLimit: {
    states: { free: '기다림 없음', waiting: '남은 시간 기다리는 중', counting: '남은 초 세는 중' },
  },
  shell: {
    states: {
      sidebar: '옆 메뉴',
      notices: '알림 메시지',
      'notices.quiet': '메시지 없음',
      'notices.showing': '메시지 표시 중',
      'notices.leaving': '메시지 사라지는 중',
      connection: '인터넷 연결',
      code: '앱 코드',
      'code.usable': '정상',
      'code.reloading': '새 버전으로 새로고침 중',
      'code.broken': '코드 불러오기 실패',
    },
  },
};
