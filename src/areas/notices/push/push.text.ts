import { formatNumber } from '#domain/kit/format.ts';

/** Copy of push notifications: the offer, and the devices in the settings. */
export const pushText = {
  title: '알림을 받는 기기',
  hint: '앱을 열지 않아도 이 기기의 화면에 알려 드려요. 잠금 화면에는 상품이나 금액을 보여 주지 않아요.',
  failed: '알림을 받는 기기를 불러오지 못했어요.',
  here: '이 기기',
  turnOn: '이 기기에서 알림 받기',
  on: '이 기기로 알림을 보내 드려요.',
  off: '기기 알림을 제공하지 않아요.',
  refused: '이 브라우저에서 알림을 막아 두었어요. 브라우저 설정에서 허용한 뒤 다시 열어 주세요.',
  unsupported: '이 브라우저에서는 알림을 받을 수 없어요.',
  notAllowed: '브라우저에서 알림을 허용하지 않았어요.',
  notSubscribed: '이 브라우저에서 알림을 켜지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  lastSent: '마지막 알림',
  neverSent: '아직 보낸 알림이 없어요',
  since: '받기 시작한 날',
  end: '알림 끄기',
  endOf: (device: string) => `${device} 알림 끄기`,
  ended: '해당 기기로는 더 이상 알림을 보내지 않아요.',
  offer: {
    label: '알림 받기',
    order: '배송이 시작되면 이 기기로 알려 드릴까요?',
    restock: '다시 들어오면 이 기기로 바로 알려 드릴까요?',
    accept: '알림 받기',
    postpone: '나중에',
  },
} as const;

/** Copy of the weekly limit of notifications. */
export const noticeLimitText = {
  title: '한 주에 받을 알림',
  hint: '메일과 푸시, 알림톡을 합쳐서 집계해요. 결제와 환불, 법에 따라 알려야 하는 내용, 계정 안내는 제한 없이 보내요.',
  failed: '한 주에 받을 알림 수를 불러오지 못했어요.',
  none: '제한 없음',
  most: (weekly: number) => `${formatNumber(weekly)}개까지`,
  counted: (counted: number) => `이번 주에 ${formatNumber(counted)}개를 보냈어요.`,
  suppressed: (suppressed: number) => `보내지 않은 알림 ${formatNumber(suppressed)}개 보기`,
} as const;
