import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of reports and appeals for QA (inspector and drawings), not text of the
 * shop.
 */
export const adminReportLabels: Readonly<Record<string, FlowLabels>> = {
  reportQueue: {
    about: '신고된 것을 상태, 종류, 사유로 걸러 보고 하나씩 열어요.',
    says: { loadPage: '신고 한 쪽을 불러와요' },
  },
  reportCase: {
    about: '신고 하나를 맡아서 보고 결정해요. 다른 관리자가 먼저 결정했으면 그 결정을 봐요.',
    says: {
      load: '신고 하나를 불러와요',
      claim: '십 분 동안 맡아요',
      decide: '결정을 보내요',
      look: '다른 관리자가 어떻게 했는지 불러와요',
      'decision.reopened': '다시 판단하기를 눌러요',
      'claim.lost': '맡고 있던 신고를 놓쳐요',
      'form.submitted': '결정하기를 눌러요',
    },
  },
  caseClaimRenewal: {
    about: '열어 둔 신고를 보는 동안 이어 맡아요. 다른 관리자가 맡았거나 신고가 바뀌었으면 알려요.',
    says: {
      renew: '십 분을 새로 시작해요',
      'page.left': '다른 탭으로 가요',
      'page.shown': '이 탭으로 돌아와요',
    },
  },
  reportBulk: {
    about: '여러 신고를 골라 같은 결정으로 한꺼번에 마쳐요.',
    says: {
      count: '몇 건인지 세어요',
      act: '고른 신고를 하나씩 처리해요',
      'row.toggled': '신고 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 것을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '결정을 눌러요',
      'act.confirmed': '처리를 눌러요',
      'act.cancelled': '취소를 눌러요',
    },
  },
  appealDesk: {
    about: '작성자가 낸 이의를 걸러 보고 하나를 열어요.',
    says: { loadPage: '이의 제기 한 쪽을 불러와요' },
  },
  appealAnswer: {
    about: '이의를 받아들이거나 받아들이지 않고 답을 적어 보내요.',
    says: { save: '답을 보내요', 'form.submitted': '답 보내기를 눌러요' },
  },
};
