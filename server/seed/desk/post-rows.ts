import type { Person } from './people.ts';

const DAYS = 24;

/** Place in the catalogue of the pumps whose heels one member compares. */
const PUMPS = 40;
/**
 * Purchases of the scripted members with days ago, and the place of the product in the catalogue where it matters;
 * each is of a different product.
 */
export const PURCHASES: readonly (readonly [Person, days: number, product?: number])[] = [
  ['days', 120],
  ['collector', 110],
  ['slow', 100],
  ['runner', 95],
  ['heels', 60, PUMPS],
  ['trader', 55],
  ['deals', 48],
  ['copier', 45],
  ['stars', 44],
  ['blunt', 42],
  ['twice', 40],
  ['pushy', 38],
];

/** Feed of the scripted demo data. */
export type Feed = {
  by: Person;
  hours: number;
  title: string;
  content: string;
  tags: string[];
};
/** Scripted feeds by key. */
export const FEEDS: Readonly<Record<string, Feed>> = {
  copied: {
    by: 'copier',
    hours: 20 * DAYS,
    title: '잡지에 나온 그 신발',
    content: '화보 사진을 그대로 가져왔어요. 실물도 이런 느낌이에요.',
    tags: ['화보', '스냅'],
  },
  worn: {
    by: 'twice',
    hours: 15 * DAYS,
    title: '두 번 신고 남기는 후기',
    content: '첫날은 뒤꿈치가 조금 쓸렸는데 두 번째부터는 괜찮았어요. 양말을 도톰하게 신으면 더 편해요.',
    tags: ['착화후기', '출근룩'],
  },
  bargain: {
    by: 'deals',
    hours: 12 * DAYS,
    title: '오늘만 운동화 반값',
    content: '프로필에 적힌 번호로 연락 주시면 새 상품을 반값에 보내 드려요. 수량이 얼마 없어요!',
    tags: ['특가', '반값'],
  },
  swap: {
    by: 'trader',
    // Its author posts the same pair again: not on the same first screen.
    hours: 17 * DAYS,
    title: '한 번 신은 신발 나눠요',
    content: '사이즈가 안 맞아서 직거래로 넘겨요. 성수역 근처에서 만나실 분은 댓글 주세요.',
    tags: ['나누기', '직거래'],
  },
  heights: {
    by: 'heels',
    hours: 3 * DAYS,
    title: '굽 3cm와 4cm의 차이',
    content: '하루씩 번갈아 신어 봤어요. 오래 서 있는 날은 3cm가 확실히 덜 피곤했어요.',
    tags: ['굽높이', '비교'],
  },
  loop: {
    by: 'runner',
    hours: 2 * DAYS,
    title: '동네 달리기 기록',
    content: '저녁마다 3km씩 뛰고 있어요. 바닥이 단단한 편이라 흙길에서 더 좋았어요.',
    tags: ['러닝', '동네달리기'],
  },
  dealing: {
    by: 'trader',
    hours: 40,
    title: '새 상품 여러 켤레 팝니다',
    content: '신어 보지 않은 새 상품이고 계좌 이체만 받아요. 문자로 문의 주세요.',
    tags: ['판매', '새상품'],
  },
  office: {
    by: 'days',
    hours: 22,
    title: '오래 걸은 날의 선택',
    content: '출장에서 만 오천 보를 걸었는데 발볼이 조이지 않았어요.',
    tags: ['출장', '걷기'],
  },
  drizzle: {
    by: 'slow',
    hours: 20,
    title: '가랑비 오는 골목',
    content: '밑창 무늬가 깊어서 젖은 보도블록에서도 미끄럽지 않았어요.',
    tags: ['비오는날', '골목'],
  },
};

/** Scripted comments by key. */
export const COMMENTS: Readonly<Record<string, { by: Person; hours: number; on: string; content: string }>> =
  {
    exposed: {
      by: 'rough',
      hours: 9 * DAYS,
      on: 'worn',
      content: '이 사람 사는 아파트 동호수랑 전화번호 아는데 알려 줄까요?',
    },
    sneer: { by: 'rough', hours: 5 * DAYS, on: 'worn', content: '또 이 브랜드네. 돈 받고 쓴 글 티가 나요.' },
    asked: { by: 'socks', hours: 60, on: 'heights', content: '발볼이 넓어도 4cm가 괜찮을까요?' },
    widened: {
      by: 'blunt',
      hours: 52,
      on: 'heights',
      content: '저는 3cm까지만 신어요. 비교해 줘서 고마워요.',
    },
    paced: { by: 'slow', hours: 40, on: 'loop', content: '저도 저녁마다 걷는데 흙길에서도 신어 봐야겠어요.' },
    wet: { by: 'runner', hours: 15, on: 'drizzle', content: '비 오는 날 신을 신발을 찾고 있었어요.' },
    trip: {
      by: 'socks',
      hours: 12,
      on: 'office',
      content: '출장 갈 때 참고할게요. 사이즈는 평소대로 사셨나요?',
    },
    fitted: { by: 'days', hours: 11, on: 'office', content: '네, 평소 사이즈로 샀는데 잘 맞았어요.' },
  };

/** Review of the scripted demo data. */
export type Review = { by: Person; hours: number; rating: number; title: string; content: string };
/** Sample reviews that members reported, by key. */
export const REVIEWS: Readonly<Record<string, Review>> = {
  critic: {
    by: 'blunt',
    hours: 18 * DAYS,
    rating: 2,
    title: '발볼이 넓다면 다시 생각해 보세요',
    content: '발볼이 넓은 편인데 새끼발가락이 계속 눌렸어요. 길이는 맞는데 폭이 좁게 나왔어요.',
  },
  praise: {
    by: 'stars',
    hours: 14 * DAYS,
    rating: 5,
    title: '무조건 사세요 최고예요',
    content: '여기 상품은 다 최고예요. 리뷰 쓰면 선물도 받을 수 있으니 별점 다섯 개 주세요!',
  },
  rumour: {
    by: 'pushy',
    hours: 4 * DAYS,
    rating: 1,
    title: '가품이라는 말이 있어요',
    content: '지인이 그러는데 여기 신발은 정품이 아니라고 해요. 확인은 못 했지만 조심하세요.',
  },
};

/** Likes of the scripted feeds: of each fewer than a reward milestone, the newest with the fewest. */
export const LIKES: readonly (readonly [on: string, by: Person, hours: number])[] = [
  ['worn', 'days', 14 * DAYS],
  ['worn', 'collector', 13 * DAYS],
  ['worn', 'slow', 12 * DAYS],
  ['swap', 'deals', 15 * DAYS],
  ['loop', 'days', 46],
  ['loop', 'slow', 41],
  ['loop', 'collector', 37],
  ['loop', 'socks', 30],
  ['loop', 'stars', 21],
  ['loop', 'blunt', 14],
  ['office', 'collector', 20],
  ['office', 'runner', 18],
  ['office', 'socks', 12],
  ['office', 'heels', 9],
  ['drizzle', 'days', 19],
  ['drizzle', 'runner', 15],
  ['drizzle', 'fresh', 6],
];

/** Ten members who like one feed, which reaches a reward milestone. */
export const LIKERS: readonly Person[] = [
  'days',
  'collector',
  'slow',
  'runner',
  'socks',
  'fresh',
  'stars',
  'blunt',
  'trader',
  'pushy',
];
