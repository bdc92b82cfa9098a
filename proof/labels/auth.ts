import type { FlowLabels } from '../entry.ts';

/**
 * Korean labels of the charts of sign-up, login and account recovery for QA (inspector and drawings),
 * not text of the shop.
 */
export const authLabels: Readonly<Record<string, FlowLabels>> = {
  login: {
    about: '이메일과 비밀번호를 적고 로그인해요.',
    says: { save: '이메일과 비밀번호로 로그인해요', 'form.submitted': '로그인을 눌러요' },
  },
  passwordResetRequest: {
    about: '가입한 이메일로 비밀번호를 다시 정하는 링크를 받아요.',
    says: {
      ask: '재설정 메일을 보내 달라고 해요',
      askAgain: '재설정 메일을 다시 보내 달라고 해요',
      'form.submitted': '재설정 메일 받기를 눌러요',
      'letter.wanted': '메일 다시 받기를 눌러요',
      'form.reopened': '다른 이메일로 받기를 눌러요',
    },
  },
  passwordReset: {
    about: '메일의 링크로 새 비밀번호를 정해요.',
    says: {
      check: '링크를 쓸 수 있는지 물어봐요',
      save: '새 비밀번호로 바꿔요',
      'link.opened': '메일의 링크를 열어요',
      'form.submitted': '비밀번호 바꾸기를 눌러요',
    },
  },
  unlockMail: {
    about: '비밀번호를 여러 번 틀린 뒤 잠금을 푸는 메일을 받아요.',
    says: { ask: '잠금을 푸는 메일을 보내 달라고 해요', 'letter.wanted': '메일로 잠금 풀기를 눌러요' },
  },
  unlock: {
    about: '메일의 링크로 로그인 잠금을 풀어요.',
    says: { unlock: '잠금을 풀어 달라고 해요', 'link.opened': '메일의 링크를 열어요' },
  },
  notMe: {
    about: '새 기기 로그인 메일에서 내가 아니라고 하고, 그 기기를 로그아웃해요.',
    says: {
      disown: '그 기기를 로그아웃하고 비밀번호 메일을 보내 달라고 해요',
      'link.opened': '메일의 링크를 열어요',
      'login.disowned': '내가 아니라는 버튼을 눌러요',
    },
  },
  findAccount: {
    about: '이름과 휴대전화번호, 문자로 받은 인증 번호로 가입한 이메일을 찾아요.',
    says: {
      ask: '인증 번호를 보내 달라고 해요',
      askAgain: '인증 번호를 다시 보내 달라고 해요',
      prove: '인증 번호를 확인하고 계정을 찾아요',
      'form.submitted': '인증 번호 받기나 계정 확인을 눌러요',
      'code.wanted': '인증 번호 다시 받기를 눌러요',
      'form.reopened': '처음부터 다시 찾아요',
    },
  },
  socialProviders: {
    about: '카카오, 네이버, 구글 같은 다른 계정으로 들어오는 단추를 보여 줘요.',
    says: { load: '쓸 수 있는 간편 로그인을 물어봐요' },
  },
  socialCallback: {
    about: '다른 사이트에서 돌아와 로그인을 마치거나, 가입하거나, 내 계정에 연결해요.',
    says: {
      exchange: '받아 온 코드를 로그인으로 바꿔요',
      create: '닉네임과 동의로 회원이 돼요',
      mailProof: '적은 주소로 인증 번호를 보내요',
      prove: '이미 있는 계정의 비밀번호를 확인해 연결해요',
      proveByKey: '이미 있는 계정의 패스키를 확인해 연결해요',
      'passkey.asked': '패스키로 연결하기를 눌러요',
      'form.submitted': '가입하기나 연결하기를 눌러요',
      'proof.asked': '인증 번호 받기를 눌러요',
    },
  },
  signUp: {
    about: '가입 양식을 적어 보내고, 받은 메일로 가입을 마쳐요. 메일이 오지 않으면 1분 뒤에 다시 받아요.',
    says: {
      signUp: '가입 양식을 보내요',
      resend: '인증 메일을 다시 보내 달라고 해요',
      'form.submitted': '가입하기를 눌러요',
      'mail.requested': '메일 다시 보내기를 눌러요',
      'form.reopened': '다른 이메일로 가입하려고 양식으로 돌아가요',
    },
  },
  verifyEmail: {
    about: '메일의 링크로 이메일을 인증하고, 링크가 낡았으면 다시 받아요.',
    says: {
      'token.received': '주소에 있는 링크 값을 읽어요',
      verify: '이메일을 인증해요',
      resend: '인증 메일을 다시 보내 달라고 해요',
      'form.submitted': '인증 메일 다시 받기를 눌러요',
    },
  },
  passkey: {
    about: '지문이나 얼굴, 기기 잠금으로 비밀번호 없이 로그인해요.',
    says: {
      offer: '이메일 칸에서 고른 패스키로 로그인해요',
      prove: '브라우저가 보여 주는 패스키로 로그인해요',
      'support.known': '브라우저가 패스키를 쓸 수 있다고 해요',
      'email.focused': '이메일 칸에 들어가요',
      'passkey.asked': '패스키로 로그인을 눌러요',
    },
  },
  mfaVerification: {
    about: '비밀번호 다음으로 앱의 코드나 복구 코드를 적어 로그인을 마쳐요.',
    says: {
      complete: '코드를 확인하고 로그인해요',
      'step.opened': '두 번째 단계 화면을 열어요',
      'entry.switched': '앱 코드와 복구 코드를 바꿔 골라요',
      'form.submitted': '코드를 보내요',
    },
  },
};
