import { formatDate } from '#domain/kit/format.ts';

/** Date as the documents write it. */
const dayOf = (day: string): string => formatDate(`${day}T00:00:00+09:00`);

/** Copy of the dialog that asks for consent to new versions of the terms. */
export const consentsText = {
  early: '새 약관이 곧 적용돼요',
  earlyLead: '지금 동의하거나, 적용되는 날까지 미룰 수 있어요.',
  inForce: '약관에 동의해 주세요',
  inForceLead: '계속 이용하려면 아래 약관에 동의해 주세요. 동의하지 않으면 탈퇴할 수 있어요.',
  from: (day: string) => `${dayOf(day)}부터 적용`,
  first: '아직 동의하지 않은 약관이에요.',
  age: '만 14세 이상인지 확인해요.',
  read: (name: string) => `${name} 보기`,
  readShort: '보기',
  agree: '동의',
  agreeing: '저장하는 중…',
  later: '나중에',
  leave: '탈퇴',
  logout: '로그아웃',
  thanks: '동의해 주셔서 고마워요.',
} as const;

/** Copy of the settings card of given consents and marketing e-mails. */
export const consentSettingsText = {
  title: '약관 동의 내역',
  failed: '약관 동의 내역을 불러오지 못했어요.',
  agreedOn: (at: string, version: string) => `${formatDate(at)} 동의 · ${dayOf(version)} 시행`,
  refusedOn: (at: string) => `${formatDate(at)} 거부`,
  none: '아직 동의하지 않았어요.',
  choices: '혜택과 소식 수신',
  hint: '동의하지 않아도 모든 서비스를 이용할 수 있어요. 바꾸면 확인 메일을 보내 드려요.',
  nightHint: '혜택과 소식 메일에 동의해야 고를 수 있어요.',
} as const;
