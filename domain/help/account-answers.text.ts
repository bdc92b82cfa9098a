import { LEAVING_BLOCKS } from '../members/account/withdrawal.ts';
import { SOCIAL_IDS, SOCIAL_NAMES } from '../members/social-login/social-providers.ts';
import {
  EMAIL_CHANGE_LINK_MINUTES,
  EMAIL_UNDO_DAYS,
  LEAST_AGE,
  MAX_PASSKEYS,
  NIGHT,
  PHONE_CODE_MINUTES,
  RESET_LINK_MINUTES,
  TRUSTED_DEVICE_DAYS,
  VERIFY_LINK_HOURS,
} from '../policies/accounts.ts';
import {
  DISPUTE_RECORD_YEARS,
  LOGIN_RECORD_MONTHS,
  NICKNAME_REST_DAYS,
  NOTICE_DAYS,
  ORDER_RECORD_YEARS,
} from '../policies/records.ts';
import type { HelpAnswer } from './help-answer.ts';

/** Answers of the help page about accounts: how to join, recover, secure and close one. */
export const accountAnswers: readonly HelpAnswer[] = [
  {
    key: 'join',
    topic: 'account',
    question: '회원가입은 어떻게 하나요?',
    answer: () => [
      `${LEAST_AGE}세 이상이면 이메일로 가입할 수 있어요. 받은 메일의 링크를 ${VERIFY_LINK_HOURS}시간 안에 눌러 인증해 주세요.`,
      `${SOCIAL_IDS.map((id) => SOCIAL_NAMES[id]).join(', ')} 계정으로 가입하는 버튼은 이용할 수 있을 때 로그인 화면에 보여요.`,
    ],
    pages: ['signup'],
    words: '가입 회원 인증 메일 나이 소셜 카카오 네이버 구글',
  },
  {
    key: 'password',
    topic: 'account',
    question: '비밀번호를 잊었어요.',
    answer: () => [
      `비밀번호 찾기에서 가입한 이메일로 링크를 받아 다시 정해 주세요. 링크는 ${RESET_LINK_MINUTES}분 동안 한 번 쓸 수 있어요.`,
      '메일이 오지 않으면 스팸함을 확인해 주세요.',
    ],
    pages: ['findPassword'],
    words: '비번 분실 재설정 로그인 안 돼요 잠김',
  },
  {
    key: 'find-email',
    topic: 'account',
    question: '어떤 이메일로 가입했는지 모르겠어요.',
    answer: () => [
      `계정 찾기에서 이름과 휴대전화번호를 적으면 문자로 인증 번호를 보내요. ${PHONE_CODE_MINUTES}분 안에 입력하면 가입한 이메일을 알려 드려요.`,
    ],
    pages: ['findAccount'],
    words: '아이디 찾기 계정 찾기 이메일 분실',
  },
  {
    key: 'change-email',
    topic: 'account',
    question: '이메일이나 비밀번호를 바꾸고 싶어요.',
    answer: () => [
      `계정 설정의 로그인에서 바꿀 수 있어요. 새 이메일로 보낸 링크를 ${EMAIL_CHANGE_LINK_MINUTES}분 안에 눌러야 바뀌어요.`,
      `전에 쓰던 이메일로도 알려 드리고, 내가 바꾸지 않았다면 ${EMAIL_UNDO_DAYS}일 안에 그 메일에서 되돌릴 수 있어요.`,
    ],
    pages: ['loginSettings'],
    words: '이메일 변경 비밀번호 변경 아이디 변경',
  },
  {
    key: 'mfa',
    topic: 'account',
    question: '계정을 더 안전하게 지키고 싶어요.',
    answer: () => [
      `계정 설정에서 2단계 인증을 켜 주세요. 묻지 않기로 한 기기에서는 ${TRUSTED_DEVICE_DAYS}일 동안 다시 묻지 않아요. 패스키도 ${MAX_PASSKEYS}개까지 등록할 수 있어요.`,
      '모르는 기기가 로그인한 것 같으면 로그인한 기기에서 바로 로그아웃할 수 있어요.',
    ],
    pages: ['mfaSettings', 'deviceSettings'],
    words: '보안 인증 해킹 도용 패스키 지문 로그아웃 기기',
  },
  {
    key: 'notices',
    topic: 'account',
    question: '알림과 광고 메일을 줄이고 싶어요.',
    answer: () => [
      `계정 설정의 알림에서 종류마다 끄거나, 한 주에 받을 수를 정할 수 있어요. 알림은 ${NOTICE_DAYS}일 동안 보관해요.`,
      `광고는 동의한 회원에게만 보내고, ${NIGHT.from}시부터 다음 날 ${NIGHT.until}시까지는 따로 동의한 회원에게만 보내요.`,
    ],
    pages: ['noticeSettings'],
    words: '알림 끄기 수신 거부 마케팅 광고 메일 문자',
  },
  {
    key: 'profile',
    topic: 'account',
    question: '발 길이와 신체 정보는 어디에 쓰이나요?',
    answer: () => [
      '내 사이즈가 있는 상품을 먼저 보여 드리고, 리뷰와 피드에서 나와 비슷한 사람을 찾는 데 써요. 다른 회원에게 공개할지는 내가 정해요.',
    ],
    pages: ['profileEdit', 'privacy'],
    words: '발 사이즈 신체 키 몸무게 개인정보 공개 프로필',
  },
  {
    key: 'leave',
    topic: 'account',
    question: '탈퇴하면 어떻게 되나요?',
    answer: () => [
      `포인트, 쿠폰, 뱃지와 등급이 바로 사라져요. 법에 따라 주문과 결제 기록은 ${ORDER_RECORD_YEARS}년, 분쟁 처리 기록은 ${DISPUTE_RECORD_YEARS}년, 로그인 기록은 ${LOGIN_RECORD_MONTHS}개월 동안 따로 보관해요.`,
      `닉네임은 ${NICKNAME_REST_DAYS}일 동안 다른 사람이 쓸 수 없어요. 다음이 있으면 먼저 끝나야 탈퇴할 수 있어요: ${LEAVING_BLOCKS.ORDER} ${LEAVING_BLOCKS.CLAIM} ${LEAVING_BLOCKS.REFUND}`,
    ],
    pages: ['withdraw'],
    words: '회원 탈퇴 계정 삭제 해지',
  },
];
