import type { QuestionTopic } from '#domain/questions/question.ts';

/** Question of the seed: its topic, its text, the answer of the store, and whether it is secret. */
export type QuestionText = readonly [
  topic: QuestionTopic,
  asked: string,
  answered: string,
  isSecret: boolean,
];

/** Questions that fit every shoe, each with an answer of a store. */
export const QUESTION_TEXTS: readonly QuestionText[] = [
  [
    'SIZE',
    '발볼이 넓은 편이라 평소에 반 치수 크게 신어요. 이 신발도 크게 사야 할까요?',
    '발볼이 넓으시다면 반 치수 크게 권해 드려요. 끈을 조이면 발등도 잘 잡아 줘요.',
    false,
  ],
  [
    'STOCK',
    '265 사이즈는 언제 다시 들어오나요?',
    '다음 주에 한 번 더 들어올 예정이에요. 재입고 알림을 켜 두시면 바로 알려 드려요.',
    false,
  ],
  [
    'DELIVERY',
    '이번 주말에 신어야 하는데 오늘 주문하면 금요일까지 받을 수 있을까요?',
    '오늘 오후 두 시 전에 주문하시면 내일 보내 드려요. 보통 그다음 날 도착해요.',
    false,
  ],
  [
    'PRODUCT',
    '비 오는 날에도 신을 수 있을까요? 물이 스며드는지 궁금해요.',
    '가벼운 비에는 괜찮지만 완전한 방수는 아니에요. 젖으면 그늘에서 말려 주세요.',
    false,
  ],
  [
    'DELIVERY',
    '지난주에 주문했는데 아직 출발 전이라고 나와요. 확인 부탁드려요.',
    '기다리게 해 드려 죄송해요. 오늘 보냈고, 송장 번호는 주문 내역에서 볼 수 있어요.',
    true,
  ],
  [
    'PRODUCT',
    '밑창이 미끄럽지 않은가요? 매장 바닥이 매끈한 편이에요.',
    '고무 밑창이라 실내 바닥에서는 잘 미끄러지지 않아요.',
    false,
  ],
  [
    'SIZE',
    '양쪽 발 크기가 조금 달라요. 큰 쪽에 맞추는 게 좋을까요?',
    '큰 쪽에 맞추시고 작은 쪽에 깔창을 하나 더 넣으시면 편해요.',
    true,
  ],
  ['PRODUCT', '끈 색이 사진과 같은가요?', '사진과 같은 색이에요. 여분의 끈도 하나 함께 보내 드려요.', false],
];
