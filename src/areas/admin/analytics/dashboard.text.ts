/** Copy of the admin dashboard. */
export const dashboardText = {
  title: '대시보드',
  statsTitle: '통계',
  failed: '숫자를 불러오지 못했어요.',
  rowsFailed: '숫자에 담긴 기록을 불러오지 못했어요.',
  csv: 'CSV 내려받기',
  csvOf: (name: string) => `${name} CSV 내려받기`,
  missing: (n: string) => `${n}일은 아직 모으고 있어요`,
  groups: { sales: '판매', members: '회원', activity: '활동', points: '포인트와 쿠폰', watch: '살펴볼 것' },
  rowsOf: (name: string) => `${name}에 담긴 기록`,
  noRows: '이 기간에는 기록이 없어요',
  dispute: {
    name: '배송 완료로 정하기',
    of: (row: string) => `${row} 배송 완료로 정하기`,
    ask: '배송 완료로 정할까요?',
    text: '택배사나 판매자에게 확인한 배송만 정해 주세요. 구매자에게 알리고, 반품 기한과 자동 구매확정을 오늘부터 다시 세요.',
    done: '배송 완료로 정했어요.',
  },
  when: '때',
  row: '기록',
  amount: '값',
  unit: '단위',
  name: '이름',
  value: '값',
  valueBefore: '앞 기간',
  meaning: '뜻',
} as const;

/** Copy of the statistics page. */
export const statsText = {
  sold: '무엇이 팔렸나',
  kinds: { byCategory: '카테고리', byStore: '스토어', bySize: '사이즈' },
  rest: '나머지',
  goods: '상품 결제액',
  goodsHint:
    '배송비와 할인, 포인트를 뺀 상품의 결제액이에요. 결제된 날로 세고, 나중에 취소된 것도 빼지 않아요.',
  pieces: '수량',
  cancel: '취소율',
  back: '반품률',
  exchange: '교환율',
  goodsBefore: '앞 기간',
  noSales: '이 기간에는 결제된 주문이 없어요',
  noSalesHint: '기간을 넓혀 보세요.',
  funnel: '장바구니에서 구매확정까지',
  funnelHint:
    '장바구니는 기간 안에 담아 아직 남아 있는 회원의 바구니와 시작된 주문을 더한 수예요. 그다음은 기간 안에 시작된 주문을 세요.',
  steps: { cart: '장바구니', checkout: '주문서', paid: '결제', confirmed: '구매확정' },
  ofBefore: (n: string) => `앞 단계의 ${n}`,
  sizes: '사이즈가 맞지 않은 비율',
  sizesHint:
    '결제된 상품 가운데 사이즈 때문에 반품이나 교환이 끝난 비율이에요. 추천대로 샀는지는 산 사람의 지금 발 길이·발볼과 신발 종류로 계산해요. 리뷰로 달라진 추천은 넣지 않아요.',
  advice: { FOLLOWED: '추천 사이즈를 샀어요', OTHER: '다른 사이즈를 샀어요', UNKNOWN: '발 길이를 몰라요' },
  ofLines: (back: string, lines: string) => `${lines}건 중 ${back}건`,
  cohorts: '가입한 달마다 돌아온 주문',
  cohortsHint:
    '그 달에 가입한 회원이 가입한 달부터 여섯 달 뒤까지 결제한 주문 수예요. 색이 짙을수록 회원 한 명의 주문이 많아요.',
  joined: '가입한 달',
  members: '회원',
  month: (n: number) => (n === 0 ? '가입한 달' : `${n}달 뒤`),
  monthShort: (n: number) => (n === 0 ? '그달' : `+${n}`),
  perMember: (n: string) => `회원 한 명에 ${n}건`,
} as const;
