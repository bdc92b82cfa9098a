import { formatNumber } from '#domain/kit/format.ts';
import { QUESTION_TOPICS, type QuestionTopic } from '#domain/questions/question.ts';

const topics: Readonly<Record<QuestionTopic, string>> = {
  SIZE: '사이즈',
  STOCK: '재고',
  DELIVERY: '배송',
  PRODUCT: '상품',
};

/** Topics as the choices of a menu. */
export const TOPIC_CHOICES = QUESTION_TOPICS.map((value) => ({ value, label: topics[value] }));

const HOUR = 60;
const DAY = 24 * HOUR;

/** Duration in minutes as words, in the largest unit of which there are a few. */
export const durationText = (minutes: number): string =>
  minutes < HOUR
    ? `${Math.max(1, minutes)}분`
    : minutes < 2 * DAY
      ? `${Math.round(minutes / HOUR)}시간`
      : `${formatNumber(Math.round(minutes / DAY))}일`;

/** Copy of questions about products. */
export const questionText = {
  title: '상품 문의',
  hint: '주문이나 개인정보에 관한 내용은 비밀 문의로 남겨 주세요.',
  answerTime: (hours: number) => `이 스토어는 보통 ${durationText(Math.round(hours * HOUR))} 안에 답해요.`,
  ask: '문의하기',
  login: '로그인하고 문의하기',
  mine: '내 문의',
  failed: '문의를 불러오지 못했어요.',
  empty: '아직 문의가 없어요.',
  noMatch: '조건에 맞는 문의가 없어요.',
  filters: '문의 조건',
  topic: '주제',
  anyTopic: '모든 주제',
  topics,
  openOnly: '비밀 문의 빼고 보기',
  search: '문의 검색',
  answered: '답변 완료',
  waiting: '답변 대기',
  secret: '비밀',
  unreadable: '비밀 문의입니다.',
  picture: '문의에 붙인 사진',
  hidden: '신고가 많아 확인하고 있어요. 다른 사람에게는 보이지 않아요.',
  reportAnswer: '답변 신고',
  answerOf: (store: string) => `${store}의 답변`,
  edit: '수정',
  remove: '삭제',
  removeQuestion: { title: '문의를 삭제할까요?', text: '삭제하면 되돌릴 수 없어요.' },
  removed: '문의를 삭제했어요.',
} as const;

/** Copy of answers of members who own the product. */
export const buyerAnswerText = {
  title: '구매한 분의 답변',
  buyer: '구매한 분',
  answer: '답변하기',
  content: '답변 내용',
  contentHint: (length: string, most: string) => `${length} / ${most}자`,
  contacts: '전화번호와 주소, 이메일, 링크는 가려서 올려요.',
  openHint: '모두에게 공개되는 답변이에요. 구매한 분의 답변으로 표시돼요.',
  send: '답변 올리기',
  sending: '올리는 중…',
  sent: '답변을 올렸어요.',
  report: '답변 신고',
  remove: '답변 삭제',
  removeAnswer: { title: '답변을 삭제할까요?', text: '삭제하면 되돌릴 수 없어요.' },
  removed: '답변을 삭제했어요.',
} as const;

/** Copy of the form of a question. */
export const questionFormText = {
  ask: '상품 문의하기',
  change: '문의 수정',
  choose: '주제를 골라 주세요',
  content: '문의 내용',
  contentHint: (length: string, least: string, most: string) => `${least}자 이상, ${length} / ${most}자`,
  isSecret: '비밀 문의로 남길게요',
  isSecretHint: '나와 판매자, 관리자만 읽을 수 있어요.',
  contacts:
    '공개 문의에서는 전화번호와 주소, 이메일, 링크를 가려서 올려요. 꼭 필요하다면 비밀 문의로 남겨 주세요.',
  untilAnswered: '답변이 달리기 전까지 수정하거나 삭제할 수 있어요.',
  send: '문의 올리기',
  save: '저장',
  sending: '올리는 중…',
  sent: '문의를 올렸어요. 답변이 오면 알려 드릴게요.',
  saved: '문의를 수정했어요.',
} as const;

/** Copy of the member's own questions. */
export const myQuestionText = {
  title: '내 상품 문의',
  empty: '아직 남긴 문의가 없어요',
  emptyHint: '궁금한 점은 상품 페이지 아래에서 물어보세요.',
  products: '상품 보기',
} as const;
