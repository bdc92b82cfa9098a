import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of feeds and comments for QA (inspector and drawings), not text of the
 * shop.
 */
export const communityLabels: Readonly<Record<string, FlowLabels>> = {
  feedList: {
    about: '종류와 정렬을 바꾸고 검색하며 착화 피드를 둘러봐요.',
    says: { loadPage: '피드 한 쪽을 불러와요' },
  },
  followedFeeds: {
    about: '팔로우한 회원의 피드를 최신순이나 인기순으로 봐요.',
    says: { loadPage: '팔로우한 회원의 피드 한 쪽을 불러와요' },
  },
  storeFeeds: {
    about: '스토어의 신발을 신은 피드를 한 쪽씩 봐요.',
    says: { loadPage: '피드 한 쪽을 불러와요' },
  },
  myFeeds: {
    about: '내가 쓴 피드를 종류별로 봐요.',
    says: { loadPage: '내 피드 한 쪽을 불러와요', 'filter.changed': '피드 종류를 바꿔요' },
  },
  memberPage: {
    about: '한 회원의 레벨과 뱃지, 활동을 봐요.',
    says: { load: '회원이 보여 주는 정보를 불러와요' },
  },
  memberFollow: {
    about: '회원을 팔로우하고 그만둬요.',
    says: { toggle: '팔로우를 저장해요', 'mark.toggled': '팔로우를 눌러요' },
  },
  followList: {
    about: '회원의 팔로워나 팔로잉을 닉네임으로 찾아봐요.',
    says: { loadPage: '회원 한 쪽을 불러와요', 'filter.changed': '닉네임을 적고 찾기를 눌러요' },
  },
  memberFeeds: {
    about: '한 회원의 피드를 종류별로 봐요.',
    says: { loadPage: '그 회원의 피드 한 쪽을 불러와요', 'filter.changed': '피드 종류를 바꿔요' },
  },
  likedFeeds: {
    about: '좋아요한 피드를 한 쪽씩 봐요.',
    says: { loadPage: '좋아요한 피드 한 쪽을 불러와요' },
  },
  myComments: {
    about: '내가 쓴 댓글을 그 피드와 함께 봐요.',
    says: { loadPage: '내 댓글 한 쪽을 불러와요' },
  },
  likeUsers: {
    about: '이 피드를 누가 좋아했는지 봐요.',
    says: { loadPage: '좋아요한 사람 한 쪽을 불러와요' },
  },
  feedDetail: {
    about: '피드 하나를 사진과 함께 읽어요.',
    says: { load: '피드를 불러와요' },
  },
  feedCounts: {
    about: '내 피드가 종류마다 몇 개인지 봐요.',
    says: { load: '종류별 피드 수를 불러와요' },
  },
  feedReaction: {
    about: '피드에 좋아요를 누르고 거둬요.',
    says: { toggle: '좋아요를 저장해요', 'mark.toggled': '좋아요를 눌러요' },
  },
  feedRemoval: {
    about: '내 피드를 한 번 묻고 지워요.',
    says: { remove: '피드를 지워요' },
  },
  feedVote: {
    about: '이벤트 피드에 투표하고, 이벤트가 끝나기 전에 거둬요.',
    says: {
      cast: '투표를 보내요',
      withdraw: '투표를 거둬요',
      'vote.asked': '투표하기를 눌러요',
      'vote.confirmed': '묻는 창에서 투표하겠다고 해요',
      'vote.dismissed': '묻는 창을 닫아요',
      'vote.withdrawn': '투표 취소를 눌러요',
      'vote.known': '다시 읽은 목록이 투표를 알려 줘요',
    },
  },
  taggedProduct: {
    about: '피드에 나온 신발의 사이즈를 보고, 피드를 떠나지 않고 장바구니에 담아요.',
    says: {
      load: '남은 사이즈와 내게 맞는 사이즈를 불러와요',
      add: '고른 사이즈를 장바구니에 담아요',
      'size.chosen': '사이즈를 골라요',
      'shoe.added': '장바구니 담기를 눌러요',
    },
  },
  comments: {
    about: '피드의 댓글을 읽고 쓰고, 내 댓글을 지워요.',
    says: {
      loadPage: '댓글 한 쪽을 불러와요',
      addComment: '댓글을 올려요',
      removeComment: '댓글을 지워요',
      'draft.changed': '댓글을 적어요',
      'comment.submitted': '등록을 눌러요',
      'comment.deleted': '댓글 삭제를 눌러요',
      'more.requested': '댓글 더 보기를 눌러요',
    },
  },
  feedEditor: {
    about: '산 신발에 대해 피드를 쓰거나, 쓴 피드의 글과 사진을 고쳐요.',
    says: {
      load: '쓸 때 고를 것과 쓴 글을 불러와요',
      save: '피드를 올려요',
      'form.submitted': '피드 올리기를 눌러요',
    },
  },
};
