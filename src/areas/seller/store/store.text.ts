import type { StoreState } from '#domain/catalogue/store-state.ts';
import { PICTURE_MEGABYTES } from '#domain/policies/uploads.ts';
import { PAUSE_LENGTH, STORE_NOTICE_LENGTH } from '#domain/seller/store/own-store.ts';

const states: Readonly<Record<StoreState, string>> = { OPEN: '판매 중', PAUSED: '휴무', CLOSED: '닫음' };
const moves: Readonly<Record<StoreState, { open: string; title: string; hint: string; done: string }>> = {
  PAUSED: {
    open: '휴무 시작',
    title: '휴무 시작',
    hint: '상품은 그대로 보이지만 살 수 없고, 아래 안내가 함께 보여요. 이미 받은 주문은 그대로 진행돼요.',
    done: '휴무를 시작했어요.',
  },
  OPEN: {
    open: '다시 열기',
    title: '스토어 다시 열기',
    hint: '상품을 다시 판매해요. 스토어를 닫으면서 숨긴 상품은 상품 관리에서 하나씩 다시 공개해 주세요.',
    done: '스토어를 다시 열었어요.',
  },
  CLOSED: {
    open: '스토어 닫기',
    title: '스토어 닫기',
    hint: '스토어 화면이 사라지고 판매 중인 상품이 모두 숨겨져요. 끝나지 않은 주문이나 반품·교환이 있으면 닫을 수 없어요.',
    done: '스토어를 닫았어요.',
  },
};

/** Copy of the seller's own store. */
export const ownStoreText = {
  title: '스토어',
  failed: '스토어를 불러오지 못했어요.',
  toShop: '고객 화면 보기',
  states,
  moves,
  sending: '처리하는 중',
  reason: '휴무 안내',
  reasonHint: `상품과 스토어 화면에서 고객에게 보여요. ${PAUSE_LENGTH}자까지 적을 수 있어요.`,
  state: {
    title: '판매 상태',
    OPEN: '상품을 판매하고 있어요.',
    paused: (reason: string) => `지금은 상품을 살 수 없어요. 고객에게 보이는 안내: ${reason}`,
    held: (reason: string) => `관리자가 판매를 멈췄어요. 이유: ${reason}`,
    shut: (reason: string) => `관리자가 스토어를 닫았어요. 이유: ${reason}`,
    CLOSED: '스토어를 닫았어요. 고객에게 보이지 않아요.',
  },
  shown: '고객에게 보이는 화면',
  pictures: {
    title: '로고와 배너',
    logo: '로고',
    banner: '배너',
    logoHint: `가운데를 1:1로 잘라요. JPG, PNG, WebP를 ${PICTURE_MEGABYTES}MB까지 올릴 수 있어요.`,
    bannerHint: '가운데를 4:1로 잘라요. 가로 1280px 이상을 권장해요.',
    choose: '사진 선택',
    uploading: '올리는 중',
    done: '사진을 바꿨어요.',
    remove: '지우기',
    removed: '사진을 지웠어요.',
    question: {
      logo: { title: '로고를 지울까요?', text: '로고 자리에는 스토어 이름의 첫 글자가 보여요.' },
      banner: { title: '배너를 지울까요?', text: '스토어 화면 위쪽이 배너 없이 보여요.' },
    },
    tooLarge: `${PICTURE_MEGABYTES}MB까지 올릴 수 있어요.`,
  },
  form: {
    title: '스토어 정보',
    name: '스토어 이름',
    nameHint: '이름과 사업자 정보는 관리자만 바꿀 수 있어요.',
    description: '소개',
    notice: '공지',
    noticeHint: `스토어 화면 위쪽에 보여요. ${STORE_NOTICE_LENGTH}자까지 적을 수 있어요.`,
    phone: '연락처',
    email: '이메일',
    returnAddress: '반품 주소',
    courier: '주로 쓰는 택배사',
    noCourier: '선택 안 함',
    save: '저장하기',
    saving: '저장하는 중',
    saved: '스토어 정보를 저장했어요.',
  },
} as const;
