import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of reviews for QA (inspector and drawings), not text of the shop. */
export const reviewLabels: Readonly<Record<string, FlowLabels>> = {
  reviewList: {
    about: '상품의 리뷰를 조건을 바꾸고 쪽을 넘기며 읽어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
  },
  storeReviews: {
    about: '스토어의 신발에 대한 리뷰를 한 쪽씩 읽어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
  },
  memberReviews: {
    about: '한 회원이 쓴 리뷰를 한 쪽씩 읽어요.',
    says: { loadPage: '리뷰 한 쪽을 불러와요' },
  },
  myReviews: {
    about: '내가 쓴 리뷰를 한 쪽씩 봐요.',
    says: { loadPage: '내 리뷰 한 쪽을 불러와요' },
  },
  reviewableItems: {
    about: '받고 나서 아직 리뷰를 쓰지 않은 상품을 봐요.',
    says: { loadPage: '리뷰를 기다리는 상품 한 쪽을 불러와요' },
  },
  deletedReviews: {
    about: '삭제된 내 리뷰와 그 이유를 보고, 다시 쓸 수 있는 것을 골라요.',
    says: { load: '삭제된 리뷰를 불러와요' },
  },
  reviewSummary: {
    about: '상품 리뷰의 별점과 사이즈·쿠션·안정감 통계를 봐요.',
    says: { load: '리뷰 통계를 불러와요' },
  },
  reviewHelpful: {
    about: '리뷰가 도움이 되었다고 누르고 거둬요.',
    says: { toggle: '도움이 되었는지 저장해요', 'mark.toggled': '도움이 돼요를 눌러요' },
  },
  reviewRemoval: {
    about: '내 리뷰를 한 번 묻고 지워요.',
    says: { remove: '리뷰를 지워요' },
  },
  reviewEditor: {
    about: '받은 상품의 리뷰를 쓰거나, 쓴 리뷰를 고쳐요.',
    says: {
      load: '리뷰할 상품과 쓴 글을 불러와요',
      save: '리뷰를 올려요',
      'field.changed': '별점이나 글, 사진을 고쳐요',
      'form.submitted': '리뷰 올리기를 눌러요',
    },
  },
};
