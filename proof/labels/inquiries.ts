import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of inquiries for QA (inspector and drawings), not text of the shop. */
export const inquiryLabels: Readonly<Record<string, FlowLabels>> = {
  myInquiries: {
    about: '내가 남긴 1:1 문의를 최근 글부터 봐요.',
    says: { loadPage: '내 문의 한 쪽을 불러와요' },
  },
  inquiryThread: {
    about: '문의 하나와 주고받은 글을 읽어요.',
    says: { load: '문의와 글을 불러와요' },
  },
  inquiryForm: {
    about: '주문한 상품이나 다른 일로 1:1 문의를 남겨요.',
    says: {
      save: '문의를 남겨요',
      'field.changed': '주제나 글을 고쳐요',
      'form.submitted': '문의 남기기를 눌러요',
    },
  },
  inquiryMessage: {
    about: '열린 문의에 글이나 답변을 써요.',
    says: { save: '글을 보내요', 'form.submitted': '보내기를 눌러요' },
  },
  inquiryClosing: {
    about: '열린 문의를 한 번 묻고 끝내요.',
    says: {
      remove: '문의를 끝내요',
      'removal.asked': '문의 종료를 눌러요',
      'removal.confirmed': '종료하기로 해요',
    },
  },
  inquiryDesk: {
    about: '받은 1:1 문의를 답변할 것부터 골라 보고, 하나를 열어요.',
    says: { loadPage: '문의 한 쪽을 불러와요' },
  },
};
