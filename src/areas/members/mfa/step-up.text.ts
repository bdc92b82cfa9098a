import { ELEVATION_CODE, ELEVATION_MINUTES } from '#domain/policies/accounts.ts';

/** Copy of the dialog that verifies identity again before a sensitive change. */
export const stepUpText = {
  title: '본인 확인',
  why: `중요한 내용을 바꾸기 전에 본인이 맞는지 한 번 더 확인해요. 확인하면 ${ELEVATION_MINUTES}분 동안 다시 묻지 않아요.`,
  password: '비밀번호',
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  code: '인증 앱의 코드 또는 복구 코드',
  mailCode: '메일로 받은 코드',
  mailHint: `가입한 이메일로 ${ELEVATION_CODE.digits}자리 코드를 보내요. ${ELEVATION_CODE.minutes}분 안에 입력해 주세요.`,
  sendMail: '메일로 코드 받기',
  sendAgain: '코드 다시 받기',
  sending: '보내는 중…',
  submit: '확인',
  submitting: '확인하는 중…',
  byPasskey: '패스키로 확인',
  byPassword: '비밀번호로 확인',
  failed: '본인 확인을 하지 못했어요. 다시 시도해 주세요.',
} as const;
