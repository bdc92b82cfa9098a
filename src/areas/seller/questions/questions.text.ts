import { formatNumber } from '#domain/kit/format.ts';
import { durationText } from '#src/areas/questions/questions.text.ts';

/** Copy of the questions about a seller's products. */
export const questionDeskText = {
  title: '상품 문의 관리',
  hint: '공개 문의의 답변은 모두에게 보여요. 전화번호와 주소, 이메일, 링크는 가려져요.',
  answerTime: (minutes: number) =>
    minutes < 0 ? '아직 답변한 문의가 없어요.' : `답변까지 보통 ${durationText(minutes)} 걸렸어요.`,
  label: '내 상품의 문의 목록',
  failed: '문의를 불러오지 못했어요.',
  empty: '문의가 없어요',
  emptyHint: '고객이 상품 페이지에서 문의하면 여기에 표시돼요.',
  views: { none: '답변할 문의', YES: '답변한 문의', ALL: '전체' },
  search: '문의 내용',
  topic: '주제',
  columns: {
    content: '문의',
    product: '상품',
    topic: '주제',
    secret: '공개',
    asked: '문의 시각',
    state: '답변',
  },
  open: '공개',
  secret: '비밀',
  answer: '답변',
  answerHint: (length: number, most: number) => `${formatNumber(length)} / ${formatNumber(most)}자`,
  openHint: '모두에게 공개되는 답변이에요.',
  secretHint: '문의한 회원에게만 보이는 답변이에요.',
  contacts: '전화번호와 주소, 이메일, 링크는 가려서 올려요.',
  changeUntil: (day: string) => `${day}까지 수정할 수 있어요.`,
  hidden: '신고를 받아 가려진 답변이에요. 다른 사람에게는 보이지 않아요.',
  withdraw: '답변 취소',
  withdrawQuestion: {
    title: '답변을 취소할까요?',
    text: '문의가 답변 전으로 돌아가고, 문의한 회원이 문의를 수정하거나 삭제할 수 있어요.',
  },
  withdrawn: '답변을 취소했어요.',
  send: '답변 올리기',
  change: '답변 수정',
  sending: '올리는 중',
  sent: '답변을 올렸어요.',
} as const;

/** Copy of templates for answers. */
export const templateText = {
  title: '답변 템플릿',
  failed: '템플릿을 불러오지 못했어요.',
  empty: '자주 쓰는 답변을 템플릿으로 저장하면 다음부터 한 번에 넣을 수 있어요.',
  insert: '넣기',
  insertOf: (name: string) => `${name} 넣기`,
  remove: '삭제',
  removeQuestion: { title: '템플릿을 삭제할까요?', text: '이미 올린 답변은 그대로예요.' },
  removed: '템플릿을 삭제했어요.',
  save: '템플릿으로 저장',
  saveHint: '지금 적은 답변을 저장해요. 같은 이름이 있으면 바꿔 저장해요.',
  name: '템플릿 이름',
  send: '저장',
  sending: '저장하는 중',
  saved: '템플릿을 저장했어요.',
} as const;
