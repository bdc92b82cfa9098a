import type { FlowLabels } from '../entry.ts';

const reading = {
  'other.taken': '다른 관리자의 내용을 골라요',
  'mine.confirmed': '내 내용을 골라요',
} as const;

/**
 * Korean labels of the charts of events in the admin area for QA (inspector and drawings), not text of
 * the shop.
 */
export const adminEventLabels: Readonly<Record<string, FlowLabels>> = {
  eventEditor: {
    about: '이벤트를 초안으로 쓰고 고쳐요. 공개하기 전에 무엇이 정해지는지 한 번 더 알려 줘요.',
    says: {
      load: '이벤트를 불러와요',
      save: '이벤트를 저장해요',
      reread: '저장한 이벤트를 다시 읽어요',
      store: '공개하기 전에 저장해요',
      publish: '이벤트를 공개해요',
      lookUp: '다른 관리자가 고친 내용을 읽어요',
      lookBack: '저장된 이벤트를 다시 읽어요',
      'type.chosen': '이벤트 종류를 골라요',
      'form.submitted': '저장을 눌러요',
      'publication.asked': '공개하기를 눌러요',
      'publication.confirmed': '물음에 공개하기로 답해요',
      'publication.dismissed': '공개를 그만둬요',
      ...reading,
    },
  },
  eventRemoval: {
    about: '아무도 참여하지 않은 이벤트를 한 번 묻고 지워요.',
    says: { remove: '이벤트를 지워요' },
  },
  eventCancel: {
    about: '이유를 적어 이벤트를 취소하고, 참여하거나 투표한 회원에게 알려요.',
    says: { save: '이벤트를 취소해요', 'form.submitted': '이벤트 취소를 눌러요' },
  },
  eventResults: {
    about: '끝난 이벤트를 결과 상태로 나눠 보고, 하나를 열어요.',
    says: { loadPage: '끝난 이벤트 한 쪽을 불러와요' },
  },
  eventClosing: {
    about: '끝난 이벤트를 동결하고 계산해 살펴본 뒤, 발표하고 보상을 지급해요.',
    says: {
      load: '이벤트와 결과를 불러와요',
      look: '이벤트와 결과를 다시 읽어요',
      freeze: '참여자 명단을 동결해요',
      calculate: '당첨자를 계산해요',
      recalculate: '당첨자를 다시 계산해요',
      announce: '결과를 발표해요',
      pay: '보상을 지급해요',
      'step.taken': '다음 단계를 눌러요',
      'result.questioned': '다시 계산을 눌러요',
      'title.typed': '이벤트 제목을 적어요',
      'form.submitted': '발표하기를 눌러요',
      'announcement.dismissed': '발표를 그만둬요',
    },
  },
  eventVotes: {
    about: '이벤트의 투표를 이상한 점과 상태로 나눠 봐요.',
    says: { loadPage: '투표 한 쪽을 불러와요' },
  },
  voteJudgement: {
    about: '고른 투표를 이유와 함께 무효로 하거나 되돌려요.',
    says: {
      count: '고른 투표를 세요',
      act: '투표를 무효로 하거나 되돌려요',
      'row.toggled': '투표 하나를 고르거나 빼요',
      'page.toggled': '이 쪽을 모두 고르거나 빼요',
      'all.chosen': '조건에 맞는 것을 모두 골라요',
      'list.changed': '목록의 조건이 바뀌어요',
      'selection.cleared': '고르기를 취소해요',
      'act.asked': '무효나 되돌리기를 눌러요',
      'act.confirmed': '물음에 그러겠다고 답해요',
      'act.cancelled': '취소를 눌러요',
    },
  },
  winnerRevoke: {
    about: '당첨을 이유와 함께 취소하고, 다음 순서를 당첨자로 올려요.',
    says: { save: '당첨을 취소해요', 'form.submitted': '당첨 취소를 눌러요' },
  },
  payoutRetry: {
    about: '지급하지 못한 보상을 한 번 묻고 다시 지급해요.',
    says: { remove: '보상을 다시 지급해요', 'removal.asked': '다시 지급을 눌러요' },
  },
  resultFile: {
    about: '끝난 이벤트와 결과를 파일로 내려받아요.',
    says: { write: '파일을 만들어요', 'file.asked': '내려받기를 눌러요' },
  },
};
