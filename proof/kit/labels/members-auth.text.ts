import type { AreaLabels } from './area-labels.ts';

const link = { reading: '주소에서 토큰 읽는 중', failed: '확인 실패', expired: '만료된 링크' };

/** Korean labels of the charts of logging in, signing up and recovery. */
export const authLabels: AreaLabels = {
  botCheck: {
    states: {
      unconfigured: '사이트 키 없음',
      executing: '자동 가입 확인 중',
    },
  },
  mfaSetup: {
    states: {
      off: '2단계 인증 꺼짐',
      preparing: 'QR 코드 준비 중',
      scanning: 'QR 코드 표시',
      enabling: '인증번호 확인 중',
      codesShown: '복구 코드 표시',
      on: '2단계 인증 켜짐',
      askingOff: '끌지 묻는 중',
      turningOff: '끄는 중',
      renewing: '복구 코드 새로 만드는 중',
    },
    guards: { isEmpty: '인증번호가 비어 있음' },
  },
  mfaVerification: {
    states: {
      opening: '로그인 1단계 확인 중',
      codeEntry: '인증번호 입력',
      recoveryEntry: '복구 코드 입력',
      proving: '코드 확인 중',
      expired: '로그인 1단계 만료',
      done: '로그인 완료',
    },
    guards: { isEmpty: '코드가 비어 있음', isOver: '로그인 1단계가 만료됨' },
  },
  passkey: {
    states: { offering: '패스키 자동 완성 권하는 중', proving: '패스키 확인 중', done: '로그인 완료' },
  },
  passkeyList: {
    states: {
      adding: '패스키 추가하는 중',
      naming: '패스키 이름 쓰는 중',
      asking: '삭제할지 묻는 중',
    },
  },
  passwordResetRequest: { states: { asking: '재설정 메일 요청 중' } },
  passwordReset: { states: { ...link, checking: '링크 확인 중', done: '비밀번호 바뀜' } },
  findAccount: {
    states: {
      asking: '인증번호 요청 중',
      proving: '인증번호 확인 중',
      found: '계정 찾음',
      none: '맞는 계정 없음',
    },
    guards: { isNone: '맞는 계정이 없음' },
  },
  session: {
    states: {
      checking: '저장된 로그인 확인 중',
      'checking.reading': '저장된 로그인 읽는 중',
      'checking.validating': '유효한지 확인 중',
      'checking.validating.asking': '서버에 묻는 중',
      'checking.validating.pausing': '다시 묻기 전 쉬는 중',
      authenticated: '로그인됨',
      'authenticated.fresh': '방금 로그인함',
      'authenticated.settled': '로그인 유지 중',
      'authenticated.confirming': '판매자·관리자 다시 확인 중',
      'authenticated.confirming.asking': '서버에 묻는 중',
      'authenticated.confirming.pausing': '다시 묻기 전 쉬는 중',
      expired: '로그인 만료',
      leaving: '로그아웃하는 중',
      left: '로그아웃됨',
      anonymous: '로그인하지 않음',
    },
  },
  signUp: { states: { submitting: '가입 신청 보내는 중', mailSent: '인증 메일 보냄' } },
  socialCallback: {
    states: {
      reading: '주소 읽는 중',
      exchanging: '간편 로그인 코드 확인 중',
      consenting: '가입 정보 작성 중',
      'consenting.mailed': '인증번호 메일 보냄',
      mailing: '인증번호 메일 보내는 중',
      creating: '가입하는 중',
      linking: '기존 계정에 연결',
      provingByKey: '패스키 확인 중',
      proving: '비밀번호 확인 중',
      signedIn: '로그인됨',
      needsMfa: '2단계 인증 남음',
      connected: '연결됨',
      failed: '간편 로그인 실패',
    },
    guards: { isNew: '처음 온 사람임' },
  },
  socialAccounts: {
    states: {
      connecting: '연결 준비 중',
      leaving: '외부 사이트로 이동 중',
      asking: '연결을 끊을지 묻는 중',
      removing: '연결 끊는 중',
    },
  },
  stepUp: {
    states: {
      reading: '확인 방법 읽는 중',
      asking: '본인 확인 묻는 중',
      'asking.password': '비밀번호 입력',
      'asking.passkey': '패스키 확인',
      'asking.code': '인증 앱 번호 입력',
      'asking.unsent': '메일 보내기 전',
      'asking.mail': '메일 인증번호 입력',
    },
  },
  unlockMail: { states: { offered: '잠금 풀기 안내', asking: '메일 요청 중' } },
  unlock: { states: { ...link, unlocking: '잠금 푸는 중', unlocked: '잠금 풀림' } },
  notMe: {
    states: {
      ...link,
      asking: '로그아웃시킬지 묻는 중',
      disowning: '로그인 끝내는 중',
      ended: '그 로그인 끝남',
    },
  },
  verifyEmail: {
    states: {
      reading: '주소에서 토큰 읽는 중',
      failed: '확인 실패',
      asking: '새 링크 받을 주소 묻는 중',
      'asking.expired': '만료된 링크',
      resending: '새 링크 보내는 중',
      sent: '새 링크 보냄',
      verified: '이메일 인증됨',
    },
  },
};
