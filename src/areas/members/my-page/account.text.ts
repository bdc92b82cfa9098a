import { PASSWORD_LENGTH } from '#domain/members/recovery/password-rules.ts';
import { EMAIL_CHANGE_LINK_MINUTES, EMAIL_UNDO_DAYS } from '#domain/policies/accounts.ts';

/** Copy of changing password and e-mail address, and of the pages that e-mailed links open. */
export const ownAccountText = {
  password: {
    title: '비밀번호',
    firstTitle: '비밀번호 만들기',
    firstHint: '소셜 계정으로 가입해 아직 비밀번호가 없어요. 만들면 이메일로도 로그인할 수 있어요.',
    current: '현재 비밀번호',
    next: '새 비밀번호',
    rule: `${PASSWORD_LENGTH.min}자 이상, 영문자·숫자·특수문자를 모두 포함해 주세요.`,
    show: '비밀번호 보기',
    hide: '비밀번호 숨기기',
    save: '비밀번호 바꾸기',
    saveFirst: '비밀번호 만들기',
    saving: '저장하는 중…',
    changed: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃했고, 메일로도 알려 드렸어요.',
    again: '다시 바꾸기',
    failed: '비밀번호 정보를 불러오지 못했어요.',
  },
  email: {
    title: '이메일',
    now: '현재 이메일',
    newEmail: '새 이메일',
    hint: `새 주소로 확인 메일을 보내요. 링크를 누르기 전에는 바뀌지 않고, 현재 주소로도 ${EMAIL_UNDO_DAYS}일 동안 되돌릴 수 있는 메일을 보내요.`,
    send: '확인 메일 보내기',
    sending: '보내는 중…',
    sent: (email: string) =>
      `${email} 주소로 메일을 보냈어요. ${EMAIL_CHANGE_LINK_MINUTES}분 안에 링크를 눌러 주세요.`,
    again: '다른 주소로 보내기',
  },
  link: {
    confirm: {
      title: '이메일 바꾸기',
      done: (email: string) => `이메일을 ${email} 주소로 바꿨어요. 다음부터 이 주소로 로그인해 주세요.`,
      wrong: '링크가 올바르지 않거나 시간이 지났어요. 계정 설정에서 메일을 다시 받아 주세요.',
    },
    undo: {
      title: '이메일 되돌리기',
      done: (email: string) =>
        `이메일을 ${email} 주소로 되돌리고 모든 기기에서 로그아웃했어요. 내가 바꾸지 않았다면 비밀번호도 새로 정해 주세요.`,
      wrong: `링크가 올바르지 않거나 ${EMAIL_UNDO_DAYS}일이 지났어요. 도움이 필요하면 고객센터에 알려 주세요.`,
    },
    reading: '확인하는 중…',
    retry: '다시 시도',
    settings: '계정 설정으로',
    login: '로그인',
    newPassword: '비밀번호 새로 정하기',
    home: '홈으로',
  },
} as const;
