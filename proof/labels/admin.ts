import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of the other admin flows for QA (inspector and drawings), not text of
 * the shop.
 */
export const adminLabels: Readonly<Record<string, FlowLabels>> = {
  adminSearch: {
    about: '회원, 주문, 상품, 신고를 몇 글자로 찾아 바로 가요.',
    says: {
      find: '글자로 무엇이든 찾아요',
      'search.opened': '바로 찾기를 열거나 닫아요',
      'search.closed': '창을 닫아요',
      'text.typed': '글자를 입력해요',
      'option.moved': '화살표로 옮겨요',
      'option.chosen': '찾은 것을 눌러요',
      'text.submitted': '엔터를 눌러요',
    },
  },
  adminPendingCounts: {
    about: '메뉴마다 기다리는 일이 몇 건인지 봐요.',
    says: { load: '기다리는 일을 세어요' },
  },
  dashboard: {
    about: '기간을 골라 상점의 숫자를 앞 기간과 견줘 봐요.',
    says: { load: '기간의 숫자를 불러와요' },
  },
  stats: {
    about: '무엇이 팔렸는지, 어디까지 왔는지, 누가 돌아왔는지 봐요.',
    says: { load: '숫자 뒤에 있는 것을 불러와요' },
  },
  metricRows: {
    about: '숫자 하나에 담긴 기록을 한 쪽씩 봐요.',
    says: { loadPage: '기록 한 쪽을 불러와요' },
  },
  disputeDecision: {
    about: '구매자가 아직 못 받았다고 알린 배송을 확인하고 배송 완료로 정해요.',
    says: {
      remove: '배송 완료로 정해요',
      'removal.asked': '배송 완료로 정하기를 눌러요',
      'removal.confirmed': '물음에 배송 완료로 정하기를 눌러요',
      'removal.dismissed': '물음에 취소를 눌러요',
    },
  },
  memberList: {
    about: '회원을 찾고 걸러 보고, 한 사람을 열어요.',
    says: { loadPage: '회원 한 쪽을 불러와요' },
  },
  memberDetail: {
    about: '회원 한 사람이 한 일과 지금 상태를 봐요.',
    says: { load: '회원 한 사람을 불러와요' },
  },
  memberForm: {
    about: '제재, 해제, 메모, 포인트, 활동 점수, 역할을 적어서 보내거나 개인정보를 볼 이유를 골라요.',
    says: { save: '적은 것을 보내요', 'form.submitted': '확인을 눌러요' },
  },
  memberBulk: {
    about: '여러 회원을 골라 같은 안내로 경고하거나 활동을 정지하고, 포인트나 쿠폰을 줘요.',
    says: {
      count: '몇 명인지 세어요',
      act: '고른 회원을 한 사람씩 처리해요',
      'row.toggled': '회원 한 사람을 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 회원을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '몇 명인지 세기를 눌러요',
      'act.confirmed': '물은 일을 하겠다고 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
  },
  memberBulkForm: {
    about: '고른 회원 모두에게 할 말이나 줄 것과 이유를 적어요.',
    says: { save: '적은 것을 넘겨 세어요', 'form.submitted': '몇 명인지 세기를 눌러요' },
  },
  memberFile: {
    about: '조건에 맞는 회원을 파일로 내려받아요.',
    says: { write: '회원 목록을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
  memberAction: {
    about: '한 번 묻고 나서 회원의 계정에 한 가지 일을 해요.',
    says: { remove: '고른 일을 해요', 'removal.asked': '할 일을 눌러요' },
  },
};
