import { TEST_COURIER_DAYS } from '#domain/policies/delivery.ts';
import { RETURN_DAYS } from '#domain/policies/returns.ts';

/** Copy of the guide of a demonstration. */
export const demonstrationText = {
  tab: '체험',
  title: '체험판이에요',
  open: '체험 안내 열기',
  fold: '접기',
  putAway: '이 브라우저에서 치우기',
  who: '누구로 볼까요?',
  roles: { user: '쇼핑하는 사람', seller: '판매자', admin: '관리자' },
  today: (day: string) => `오늘은 ${day}`,
  ahead: (days: number) => `실제보다 ${days}일 뒤`,
  clock: '날짜 옮기기',
  day: '하루 뒤로',
  week: '일주일 뒤로',
  forwardOnly: '앞으로만 갈 수 있고, 서버를 다시 켜면 오늘로 돌아와요.',
  what: '무엇을 해 볼까요?',
  tours: {
    purchase: {
      title: '사 보기',
      steps: [
        '쇼핑하는 사람으로 로그인하고, 이 상품의 사이즈를 골라 구매하기를 누르세요.',
        '연습용 결제라 돈이 나가지 않아요. 결제한 주문은 주문 내역에 있어요.',
        '판매자로 로그인해 주문 관리에서 그 주문을 발송하세요.',
        `날짜를 일주일 뒤로 옮기면 도착해 있어요. 연습용 택배는 보낸 지 ${TEST_COURIER_DAYS}일이면 도착해요.`,
      ],
    },
    return: {
      title: '반품해 보기',
      steps: [
        `먼저 사 보기로 산 상품을 받아 두세요. 쇼핑하는 사람으로 로그인하면, 받은 다음 날부터 ${RETURN_DAYS}일 안에 반품할 수 있어요.`,
        '배송 완료된 주문을 열고 반품을 요청하세요. 단계마다 날짜와 돌려받을 금액이 보여요.',
        '판매자로 로그인해 반품·교환 관리에서 승인하고, 도착을 확인하세요.',
        '다시 쇼핑하는 사람으로 로그인하면 환불된 금액이 주문에 보여요.',
      ],
    },
    vote: {
      title: '투표해 보기',
      steps: [
        '쇼핑하는 사람으로 로그인하고 진행 중인 이벤트를 여세요.',
        '이벤트 피드에서 마음에 드는 착화 사진에 투표하세요.',
        '날짜를 일주일씩 옮겨 이벤트가 끝나면, 관리자로 로그인해 결과를 발표하세요.',
      ],
    },
  },
  place: (n: number, of: number) => `${n} / ${of}`,
  go: '화면 열기',
  next: '다음',
  back: '이전',
  leave: '그만 보기',
  failed: '날짜를 옮기지 못했어요. 잠시 뒤에 다시 해 주세요.',
  secondStep: '이 계정은 추가 인증을 켜 두었어요. 로그인 화면에서 로그인해 주세요.',
} as const;
