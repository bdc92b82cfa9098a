import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of questions about products for QA (inspector and drawings), not text of
 * the shop.
 */
export const questionWords: Readonly<Record<string, FlowLabels>> = {
  productQuestions: {
    about: '상품의 문의를 주제와 검색으로 골라 읽어요.',
    says: { loadPage: '문의 한 쪽을 불러와요' },
  },
  myQuestions: {
    about: '내가 남긴 상품 문의와 그 답변을 봐요.',
    says: { loadPage: '내 문의 한 쪽을 불러와요' },
  },
  questionForm: {
    about: '상품에 대해 묻거나, 답변이 없는 문의를 고쳐요.',
    says: {
      save: '문의를 올려요',
      'field.changed': '주제나 글, 비밀 여부를 고쳐요',
      'form.submitted': '문의 올리기를 눌러요',
    },
  },
  questionRemoval: {
    about: '답변이 없는 내 문의를 한 번 묻고 지워요.',
    says: { remove: '문의를 지워요' },
  },
  buyerAnswerForm: {
    about: '상품을 산 회원이 다른 회원의 공개 문의에 답해요.',
    says: {
      save: '답변을 올려요',
      'field.changed': '답변을 적어요',
      'form.submitted': '답변 올리기를 눌러요',
    },
  },
  buyerAnswerRemoval: {
    about: '내가 산 상품에 단 답변을 한 번 묻고 지워요.',
    says: { remove: '답변을 지워요' },
  },
  answerWithdrawal: {
    about: '스토어의 답변을 한 번 묻고 거둬요. 문의는 다시 답변을 기다려요.',
    says: { remove: '답변을 거둬요' },
  },
  questionDesk: {
    about: '내 상품의 문의를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '문의 한 쪽을 불러와요' },
  },
  questionAnswer: {
    about: '문의 하나에 답변을 쓰거나 고쳐요.',
    says: { save: '답변을 올려요', 'form.submitted': '답변 올리기를 눌러요' },
  },
  answerTemplates: {
    about: '문의에 자주 쓰는 답변을 골라 넣어요.',
    says: { load: '스토어의 템플릿을 불러와요' },
  },
  answerTemplateForm: {
    about: '지금 적은 답변을 템플릿으로 저장해요.',
    says: {
      save: '템플릿을 저장해요',
      'field.changed': '템플릿 이름을 고쳐요',
      'form.submitted': '저장을 눌러요',
    },
  },
  answerTemplateRemoval: {
    about: '템플릿을 한 번 묻고 지워요.',
    says: { remove: '템플릿을 지워요' },
  },
};
