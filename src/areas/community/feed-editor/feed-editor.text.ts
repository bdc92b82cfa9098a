import { FEED_LIMITS } from '#domain/community/feed-form.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { MAX_HASHTAGS } from '#domain/policies/community.ts';

/** Copy of the form in which a member writes or edits a feed post. */
export const editorText = {
  createTitle: '피드 쓰기',
  editTitle: '피드 수정',
  title: '제목',
  titleHint: '한 줄로 소개해 주세요',
  content: '내용',
  contentHint: (n: number) => `${formatNumber(n)} / ${formatNumber(FEED_LIMITS.content)}자`,
  purchase: '구매한 상품',
  event: '이벤트',
  barred: (count: string) => `이 이벤트에 참여할 수 없는 상품 ${count}`,
  noEvent: '참여하지 않음',
  eventTill: (day: string) => `${day}까지`,
  tagged: '달린 해시태그',
  offered: '이런 태그는 어때요?',
  offers: ['데일리', '출근룩', '주말산책', '러닝', '새신발', '사이즈후기'],
  dropTag: (tag: string) => `#${tag} 빼기`,
  addTag: (tag: string) => `#${tag} 달기`,
  hashtags: '해시태그',
  hashtagsHint: `빈칸이나 쉼표로 나눠 ${MAX_HASHTAGS}개까지 달 수 있어요.`,
  instagram: '인스타그램 아이디',
  submit: '올리기',
  saveEdit: '저장',
  saving: '올리는 중…',
  noPurchaseTitle: '피드에 올릴 상품이 없어요',
  noPurchaseHint: '구매한 신발을 배송받으면 신은 모습을 올릴 수 있어요.',
  products: '상품 보기',
  notMine: '내가 쓴 피드만 바꿀 수 있어요.',
  loadFailed: '쓰기 화면을 불러오지 못했어요.',
} as const;
