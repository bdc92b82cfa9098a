// Size: a table of words.
import type { FlowLabels } from '../entry.ts';
import { authLabels } from './auth.ts';

/**
 * Korean labels of the charts of account and address flows for QA (inspector and drawings), not text
 * of the shop.
 */
export const memberLabels: Readonly<Record<string, FlowLabels>> = {
  ...authLabels,
  session: {
    about: '로그인한 채로 상점을 쓰다가 로그아웃하거나, 로그인이 만료되어 다시 들어와요.',
    says: {
      validate: '저장된 로그인이 아직 유효한지 물어봐요',
      confirm: '판매자·관리자 화면을 열어도 되는지 다시 물어봐요',
      likedFeeds: '좋아요한 피드의 번호를 불러와요',
      revoke: '서버에서도 로그아웃해요',
      'session.loggedIn': '로그인에 성공해요',
      'session.loggedOut': '로그아웃을 눌러요',
      'session.expired': '서버가 로그인이 만료되었다고 해요',
      'session.endedElsewhere': '다른 탭에서 로그아웃해요',
      'session.userTypeChanged': '서버가 회원 유형이 바뀌었다고 해요',
      'session.profileChanged': '내 이름이나 닉네임, 이메일이 바뀌어요',
      'session.pictureChanged': '내 사진이 바뀌어요',
      'session.likeChanged': '피드의 좋아요가 바뀌어요',
      'session.pageOpened': '다른 화면을 열어요',
    },
  },
  botCheck: {
    about: '로그인할 때 보이지 않는 검사로 자동 프로그램이 아니라는 확인 값을 받아요.',
    says: {
      loadScript: '검사 스크립트를 불러와요',
      execute: '확인 값을 받아 와요',
      'check.needed': '검사가 필요한 화면을 열어요',
      'token.requested': '양식이 확인 값을 달라고 해요',
    },
  },
  socialAccounts: {
    about: '내 계정에 연결한 소셜 계정을 보고, 더하고, 끊어요.',
    says: {
      load: '연결한 소셜 계정을 불러와요',
      connect: '다른 사이트로 갈 준비를 해요',
      remove: '소셜 계정 연결을 끊어요',
      'connection.asked': '연결하기를 눌러요',
      'removal.asked': '연결 끊기를 눌러요',
    },
  },
  stepUp: {
    about: '중요한 일을 하기 전에 비밀번호나 코드로 본인이라는 것을 다시 보여 줘요.',
    says: {
      readStepUpMethods: '어떤 방법으로 확인할 수 있는지 물어봐요',
      mailCode: '확인 코드를 메일로 보내 달라고 해요',
      prove: '적은 내용으로 본인 확인을 해요',
      'proof.wanted': '서버가 본인 확인이 필요하다고 해요',
      'proof.dismissed': '본인 확인을 그만둬요',
      'way.chosen': '다른 확인 방법을 골라요',
      'code.asked': '메일로 코드 받기를 눌러요',
      'form.submitted': '확인을 눌러요',
      'member.left': '로그아웃하거나 다른 사람이 들어와요',
    },
  },
  mfaSetup: {
    about: '로그인할 때 휴대폰 앱의 코드를 함께 묻도록 켜고, 복구 코드를 받아 두고, 다시 꺼요.',
    says: {
      load: '지금 2단계 인증이 켜져 있는지 불러와요',
      prepare: '앱에 등록할 새 키를 받아요',
      enable: '첫 코드를 확인하고 켜요',
      renew: '새 복구 코드를 받아요',
      turnOff: '서버에서도 2단계 인증을 꺼요',
      'setup.started': '켜기를 눌러요',
      'setup.dropped': '켜지 않고 그만둬요',
      'form.submitted': '앱의 코드를 보내요',
      'codes.saved': '복구 코드를 저장했다고 해요',
      'renewal.asked': '복구 코드 새로 만들기를 눌러요',
      'removal.asked': '끄기를 눌러요',
      'removal.confirmed': '끄겠다고 해요',
      'removal.dismissed': '끄지 않고 돌아가요',
    },
  },
  passkeyList: {
    about: '내 패스키를 더하고 이름을 바꾸고 지워요.',
    says: {
      load: '패스키 목록을 불러와요',
      add: '브라우저에서 패스키를 만들어 저장해요',
      rename: '바꾼 이름을 저장해요',
      remove: '패스키를 지워요',
      'passkey.added': '패스키 추가를 눌러요',
      'rename.opened': '이름 바꾸기를 눌러요',
      'form.submitted': '새 이름을 보내요',
      'form.closed': '이름을 바꾸지 않고 닫아요',
      'removal.confirmed': '삭제하겠다고 해요',
      'removal.dismissed': '삭제하지 않고 돌아가요',
    },
  },
  profile: {
    about: '내 정보를 봐요.',
    says: { load: '내 정보를 불러와요' },
  },
  profileEdit: {
    about: '내 정보와 사진을 고쳐 저장해요. 저장하지 않고 나가려 하면 한 번 물어봐요.',
    says: {
      load: '고칠 정보를 불러와요',
      save: '고친 정보를 저장해요',
      refetch: '저장된 정보를 다시 읽어요',
      upload: '프로필 사진을 올려요',
      'form.submitted': '저장을 눌러요',
      'form.left': '다른 화면으로 나가려 해요',
      'leave.confirmed': '저장하지 않고 나가겠다고 해요',
      'leave.cancelled': '나가지 않고 계속 고쳐요',
      'image.chosen': '새 프로필 사진을 골라요',
    },
  },
  nicknameCheck: {
    about: '닉네임을 적는 동안 쓸 수 있는 이름인지 알려 줘요.',
    says: {
      ask: '쓸 수 있는 닉네임인지 물어봐요',
      'nickname.typed': '닉네임을 적어요',
      'composition.started': '한글 한 글자를 조합하기 시작해요',
      'composition.ended': '한글 한 글자의 조합을 마쳐요',
    },
  },
  addressBook: {
    about: '배송지를 더하고 고치고 지워요.',
    says: {
      load: '배송지 목록을 불러와요',
      remove: '배송지를 지워요',
      'address.opened': '새 배송지나 고칠 배송지를 열어요',
      'address.saved': '배송지 양식이 저장을 마쳐요',
      'form.closed': '양식을 닫아요',
    },
  },
  addressForm: {
    about: '배송지 하나를 적어 저장해요.',
    says: { save: '배송지를 저장해요', 'form.submitted': '배송지 저장을 눌러요' },
  },
  postcode: {
    about: '도로명으로 주소를 찾아 배송지에 채워요.',
    says: {
      look: '주소를 찾을 수 있는지 물어요',
      search: '주소를 찾아요',
      'search.opened': '주소 찾기를 열어요',
      'search.submitted': '찾을 도로명을 보내요',
      'postcode.chosen': '찾은 주소를 골라요',
      'search.closed': '주소 찾기를 닫아요',
    },
  },
  sessions: {
    about: '로그인한 기기를 보고, 내가 아닌 기기를 로그아웃해요.',
    says: {
      load: '로그인한 기기를 불러와요',
      end: '고른 기기를 로그아웃해요',
      distrust: '그 기기에서 2단계 인증을 다시 묻게 해요',
      'trust.ended': '이 기기에서 다시 묻기를 눌러요',
      'ending.asked': '기기 하나나 다른 기기 모두의 로그아웃을 눌러요',
      'ending.confirmed': '묻는 창에서 로그아웃하겠다고 해요',
      'ending.dismissed': '묻는 창에서 그만둬요',
    },
  },
  passwordChange: {
    about: '비밀번호를 바꾸거나 처음으로 만들어요.',
    says: {
      load: '비밀번호가 있는지 물어봐요',
      save: '새 비밀번호를 저장해요',
      'form.submitted': '비밀번호 바꾸기를 눌러요',
      'password.reconsidered': '다시 바꾸기를 눌러요',
    },
  },
  emailChange: {
    about: '로그인할 이메일을 바꾸려고 새 주소로 확인 메일을 보내요.',
    says: {
      send: '새 주소와 지금 주소로 메일을 보내요',
      'form.submitted': '확인 메일 보내기를 눌러요',
      'address.reconsidered': '다른 주소로 보내기를 눌러요',
    },
  },
  phoneVerification: {
    about: '휴대전화번호가 내 것임을 문자로 받은 번호로 확인해요.',
    says: {
      load: '내 번호와 인증한 날을 불러와요',
      ask: '문자로 인증 번호를 보내요',
      askAgain: '인증 번호를 다시 보내요',
      prove: '적은 인증 번호가 맞는지 물어봐요',
      reread: '번호가 인증되었는지 다시 읽어요',
      'form.submitted': '번호나 인증 번호를 보내요',
      'code.wanted': '인증 번호 다시 받기를 눌러요',
      'form.reopened': '다른 번호로 인증하려 해요',
      'form.closed': '번호를 바꾸지 않고 그만둬요',
    },
  },
  emailLink: {
    about: '메일의 링크를 열어 새 이메일을 확인하거나 이메일을 되돌려요.',
    says: { prove: '링크가 맞는지 물어봐요', 'link.opened': '메일의 링크를 열어요' },
  },
  footSizeQuestion: {
    about: '처음 로그인한 회원에게 발 길이와 발볼을 한 번 물어봐요.',
    says: {
      save: '적은 발 정보를 저장해요',
      skip: '묻지 않아도 된다고 서버에 알려요',
      'form.submitted': '저장을 눌러요',
      'question.skipped': '건너뛰기를 눌러요',
    },
  },
  bodyVisibility: {
    about: '키, 몸무게, 발 치수를 누가 볼지 골라요.',
    says: {
      load: '지금 누가 보는지 불러와요',
      save: '고른 범위를 저장해요',
      'visibility.chosen': '셋 가운데 하나를 골라요',
    },
  },
  consents: {
    about: '예전부터 쓰던 회원이 새 약관을 보고, 동의하거나 시작하는 날까지 미루거나 탈퇴하러 가요.',
    says: {
      load: '아직 동의하지 않은 약관이 있는지 물어봐요',
      save: '보여 준 약관에 동의한다고 저장해요',
      'consents.given': '동의를 눌러요',
      'consents.postponed': '나중에를 눌러요',
      'leaving.chosen': '탈퇴를 눌러요',
    },
  },
  consentSettings: {
    about: '내가 무엇에 언제 동의했는지 보고, 마케팅 메일을 받을지 골라요.',
    says: {
      load: '동의한 내용을 불러와요',
      save: '바꾼 선택을 저장해요',
      'choice.changed': '받을지 말지를 바꿔요',
    },
  },
  dataExport: {
    about: '신발장이 가진 내 정보를 파일 하나로 내려받아요.',
    says: { collect: '내 정보를 모두 모아 와요', 'export.asked': '내려받기를 눌러요' },
  },
  accountWithdrawal: {
    about: '사라지는 것과 남는 것을 보고 탈퇴해요.',
    says: {
      load: '무엇이 사라지고 무엇이 막고 있는지 불러와요',
      leave: '탈퇴해요',
      'posts.chosen': '내 글을 지울지 남길지 골라요',
      'loss.accepted': '확인했다고 표시해요',
      'leaving.confirmed': '탈퇴하기를 눌러요',
    },
  },
  report: {
    about: '까닭을 골라 다른 회원의 글을 신고하거나 그 회원을 차단해요.',
    says: {
      sendReport: '신고를 보내요',
      blockAuthor: '그 회원을 차단해요',
      'report.opened': '신고를 눌러요',
      'report.closed': '신고 창을 닫아요',
      'report.submitted': '까닭을 골라 신고해요',
      'author.blocked': '이 회원 차단을 눌러요',
    },
  },
  blockedMembers: {
    about: '차단한 회원을 보고 차단을 풀어요.',
    says: {
      load: '차단한 회원을 불러와요',
      unblock: '차단을 풀어요',
      'member.unblocked': '차단 해제를 눌러요',
    },
  },
  appeal: {
    about: '숨긴 내 글과 이유를 보고 이의를 제기해요.',
    says: {
      load: '숨긴 글을 불러와요',
      send: '이의 제기를 보내요',
      'case.chosen': '이의를 제기할 글을 골라요',
      'appeal.dismissed': '그만둬요',
      'appeal.submitted': '이유를 적어 보내요',
    },
  },
};
