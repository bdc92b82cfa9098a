import type { InquiryTopic } from '#domain/inquiries/inquiry.ts';

type Text = readonly [topic: InquiryTopic, content: string, answer: string];

/** Inquiries about a line of an order, with the answer of the store. */
export const INQUIRY_TEXTS: readonly Text[] = [
  [
    'PRODUCT',
    '오른쪽 깔창이 살짝 들떠 있는데 불량인가요?',
    '불편을 드려 죄송해요. 깔창을 새로 보내 드릴게요.',
  ],
  [
    'RETURN',
    '한 번 신어 봤는데 교환할 수 있을까요?',
    '밖에서 신지 않으셨다면 주문 상세에서 교환을 신청해 주세요.',
  ],
  [
    'DELIVERY',
    '상자가 찌그러져서 왔어요. 괜찮은가요?',
    '상자만 눌렸다면 상품은 괜찮아요. 문제가 있으면 알려 주세요.',
  ],
  ['PRODUCT', '여분 끈도 따로 살 수 있나요?', '네, 같은 색으로 다음 주에 올릴 예정이에요.'],
  ['PRODUCT', '물에 젖었을 때 어떻게 말리면 되나요?', '신문지를 넣고 그늘에서 말려 주세요.'],
];

/** Inquiry from a claim, with the answer of the store. */
export const CLAIM_INQUIRY_TEXT: Text = [
  'RETURN',
  '수거는 몇 시쯤 오시나요?',
  '기사님이 오시기 전에 문자로 알려 드려요.',
];

/** Inquiry about an event, with the answer of an administrator. */
export const EVENT_INQUIRY_TEXT: Text = [
  'OTHER',
  '이벤트 결과는 어디에서 볼 수 있나요?',
  '발표일이 되면 이벤트 페이지에서 볼 수 있어요.',
];

/** Inquiries to the shop, with the answer of an administrator. */
export const SHOP_INQUIRY_TEXTS: readonly Text[] = [
  ['ACCOUNT', '닉네임을 바꾸면 예전 리뷰에도 바뀐 이름이 보이나요?', '네, 모든 글에 바뀐 닉네임이 보여요.'],
  ['PAYMENT', '결제 영수증은 어디에서 볼 수 있나요?', '주문 상세의 결제 정보에서 영수증을 볼 수 있어요.'],
  [
    'OTHER',
    '매장에서 직접 신어 볼 수 있는 곳이 있나요?',
    '아직 매장은 없어요. 교환은 7일 안에 신청할 수 있어요.',
  ],
];
