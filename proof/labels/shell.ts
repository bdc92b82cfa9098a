import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of the shell, and of pages that combine several areas for QA (inspector
 * and drawings), not text of the shop.
 */
export const shellLabels: Readonly<Record<string, FlowLabels>> = {
  shell: {
    about: '메뉴를 여닫고 알림을 보고, 인터넷이 끊기거나 화면을 받지 못했을 때 안내를 받아요.',
    says: {
      'sidebar.toggled': '메뉴 단추를 눌러요',
      'sidebar.closed': '메뉴를 닫아요',
      'page.visited': '다른 화면으로 가요',
      'toast.shown': '다른 흐름이 알림을 띄워요',
      'toast.dismissed': '알림을 닫아요',
      'network.lost': '인터넷이 끊겨요',
      'network.restored': '인터넷이 돌아와요',
      'chunk.failed': '화면 일부의 코드를 받지 못해요',
      'page.blocked': '가려는 화면의 코드를 받지 못해요',
    },
  },
  guestMerge: {
    about: '로그인하면 비회원일 때 담은 것과 찜, 본 상품이 계정으로 이어져요.',
    says: {
      mergeCart: '담아 둔 상품을 계정 장바구니에 더해요',
      mergeWishes: '찜을 계정에 더해요',
      mergeViews: '본 상품을 계정에 더해요',
      'member.arrived': '회원이 들어와요',
      'member.left': '회원이 나가요',
    },
  },
  pendingRequests: {
    about: '서버가 바빠 기다리는 조회와, 아직 끝나지 않은 쓰기의 열쇠를 봐요.',
    says: {
      'read.delayed': '서버가 잠시 뒤 다시 물으라고 해요',
      'read.repeated': '조회를 다시 물어요',
      'write.started': '열쇠를 달고 쓰기를 보내요',
      'write.ended': '쓰기가 끝나 열쇠를 거둬요',
    },
  },
  memberSummary: {
    about: '메뉴를 열고 내 포인트와 등급을, 판매자라면 처리할 주문 수를 봐요.',
    says: { load: '메뉴에 보일 내 숫자를 불러와요' },
  },
  rateLimit: {
    about: '너무 자주 눌러 서버가 기다리라고 하면, 남은 시간을 보며 기다려요.',
    says: { 'limit.reached': '서버가 잠시 기다리라고 해요' },
  },
  help: {
    about: '고객 지원에서 질문을 찾고 답을 펼쳐 읽어요.',
    says: {
      'words.typed': '찾는 말을 적어요',
      'topic.chosen': '주제를 골라요',
      'answer.opened': '질문을 펼쳐요',
      'answer.closed': '펼친 질문을 접어요',
      'filter.cleared': '모든 질문을 다시 봐요',
      'address.changed': '주소가 다른 질문을 가리켜요',
    },
  },
  theme: {
    about: '화면을 밝게 볼지 어둡게 볼지, 기기 설정을 따를지 골라요.',
    says: { 'theme.chosen': '화면 모드를 골라요' },
  },
  home: {
    about: '첫 화면에서 인기 상품, 새 상품, 할인 상품과 이벤트, 내 사이즈 상품, 피드를 둘러봐요.',
    says: {
      loadRails: '인기·새·할인 상품을 불러와요',
      loadEvent: '진행 중인 이벤트를 불러와요',
      loadMySize: '내 사이즈가 있는 상품을 불러와요',
      loadFeeds: '최근 피드를 불러와요',
      'member.arrived': '회원인 것을 알게 됐어요',
      'member.left': '회원이 나갔어요',
    },
  },
  mypageOrders: {
    about: '마이페이지에서 진행 중인 주문이 몇 건인지 봐요.',
    says: { load: '단계별 주문 수를 불러와요' },
  },
  mypagePoints: {
    about: '마이페이지에서 쓸 수 있는 포인트를 봐요.',
    says: { load: '포인트 잔액을 불러와요' },
  },
  mypageCoupons: {
    about: '마이페이지에서 쓸 수 있는 쿠폰이 몇 장인지 봐요.',
    says: { load: '쓸 수 있는 쿠폰 수를 불러와요' },
  },
  mypageLevel: {
    about: '마이페이지에서 내 등급과 순위를 봐요.',
    says: { load: '등급과 순위를 불러와요' },
  },
  mypageBadges: {
    about: '마이페이지에서 내 뱃지가 몇 개인지 봐요.',
    says: { load: '뱃지를 불러와요' },
  },
  mypageFeeds: {
    about: '마이페이지에서 내가 쓴 피드가 몇 개인지 봐요.',
    says: { load: '종류별 내 피드 수를 불러와요' },
  },
  transparency: {
    about: '개인정보처리방침 아래에서 신고가 몇 건이었고 어떻게 처리됐는지 달마다 봐요.',
    says: { load: '신고 처리 현황을 불러와요' },
  },
};
