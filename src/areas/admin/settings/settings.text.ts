import type { SettingKey } from '#domain/kit/shop-settings.ts';
import { FEE_NOTICE_DAYS } from '#domain/policies/selling.ts';

/** Title and description of each setting. */
const cards: Readonly<Record<SettingKey, { title: string; hint: string }>> = {
  notice: { title: '안내 배너', hint: '모든 화면 위에 한 줄로 보여요. 문구를 비우면 보이지 않아요.' },
  maintenance: {
    title: '점검',
    hint: '점검하는 동안 관리자만 들어올 수 있고, 결제 중인 주문은 끝까지 진행돼요. 바꾸려면 본인 확인이 필요해요.',
  },
  reports: { title: '신고 기준', hint: '신고가 얼마나 쌓이면 글을 자동으로 가릴지 정해요.' },
  fee: {
    title: '판매 수수료',
    hint: `수수료율을 따로 정하지 않은 스토어에 적용해요. 새 수수료율은 저장하고 ${FEE_NOTICE_DAYS}일이 지난 뒤 첫 월요일부터 구매확정되는 상품에 적용하고, 그 전의 정산은 바뀌지 않아요. 바꾸려면 본인 확인이 필요해요.`,
  },
  blackout: {
    title: '순위 비공개',
    hint: '이벤트를 만들 때 따로 정하지 않으면 이 시간을 적용해요.',
  },
};

/** Copy of the settings page. */
export const settingsText = {
  title: '설정',
  failed: '설정을 불러오지 못했어요.',
  cards,
  fields: {
    text: '문구',
    link: '연결할 주소',
    linkHint: '신발장 안의 주소예요. 예: /event-list',
    from: '시작',
    until: '끝',
    isOn: '점검 중으로 바꾸기',
    message: '방문자에게 보이는 안내',
    backAt: '다시 여는 시각',
    perHour: '회원당 한 시간 신고 한도',
    hideAt: '글을 가리는 점수',
    voices: '글을 가리는 신고자 수',
    basisPoints: '판매 금액에서',
    hours: '종료 몇 시간 전부터',
  },
  plan: {
    now: (percent: string) => `지금 수수료율은 ${percent}%예요.`,
    next: (day: string, percent: string) => `${day}부터 ${percent}%예요. 모든 스토어에 알렸어요.`,
    earliest: (day: string) => `지금 바꾸면 ${day}부터 적용되고, 저장할 때 모든 스토어에 알려요.`,
    replaces: '그러면 앞서 알린 변경은 적용하지 않아요.',
    saved: (day: string) => `저장하고 모든 스토어에 알렸어요. ${day}부터 적용해요.`,
  },
  on: '점검 중',
  off: '열려 있음',
  none: '없음',
  never: '아직 바꾼 적이 없어요.',
  last: (who: string, at: string) => `${who}, ${at}`,
  nobody: '탈퇴한 회원',
  save: '저장',
  saveOf: (name: string) => `${name} 저장`,
  saving: '저장하는 중',
  saved: '저장했어요. 몇 초 안에 모두에게 보여요.',
  outrun: '그사이 다른 관리자가 바꿨어요',
  outrunBy: (who: string) => `${who}님이 이렇게 저장했어요.`,
  theirs: '이 값 유지',
  mine: '내 값으로 저장',
} as const;

/** Copy of sending a test e-mail. */
export const testMailText = {
  title: '테스트 메일',
  hint: '내 이메일로 테스트 메일을 보내 발송이 되는지 확인해요.',
  send: '테스트 메일 보내기',
  sending: '보내는 중',
  sent: (to: string) => `${to} 주소로 보냈어요.`,
  kept: (to: string) => `메일 서버가 없어 ${to} 주소로 보내지 않고 보관했어요.`,
} as const;

/** Copy of the list and the forms of product categories, for admins. */
export const categoryText = {
  title: '카테고리',
  hint: '순서와 이름은 쇼핑몰에 바로 반영돼요. 상품을 등록한 적이 있는 카테고리는 삭제할 수 없고 숨길 수만 있어요.',
  failed: '카테고리를 불러오지 못했어요.',
  label: '카테고리 순서',
  products: (n: string) => `상품 ${n}개`,
  hidden: '숨김',
  up: (name: string) => `${name} 위로`,
  down: (name: string) => `${name} 아래로`,
  rename: '이름 바꾸기',
  renameOf: (name: string) => `${name} 이름 바꾸기`,
  hide: '숨기기',
  hideOf: (name: string) => `${name} 숨기기`,
  show: '보이기',
  showOf: (name: string) => `${name} 보이기`,
  add: '카테고리 추가',
  remove: '삭제',
  removeOf: (name: string) => `${name} 삭제`,
  removeAsk: '카테고리를 삭제할까요?',
  removeText: '비어 있는 카테고리만 삭제할 수 있고, 되돌릴 수 없어요.',
  code: '코드',
  codeHint: '영문 대문자와 _로 입력해 주세요. 상품을 등록하면 바꿀 수 없어요.',
  name: '이름',
  save: '저장',
  saving: '저장하는 중',
} as const;
