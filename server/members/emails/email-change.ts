import { EMAIL_CHANGE_LINK_MINUTES, EMAIL_UNDO_DAYS } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail to the new address with the link that confirms it. */
export const emailChangeEmail = (url: string): EmailContent => ({
  subject: '신발장 새 이메일 확인',
  paragraphs: ['이 주소를 신발장 계정의 이메일로 쓰려면 아래 버튼을 눌러 주세요.'],
  action: { label: '이 주소로 바꾸기', url },
  notes: [
    `링크는 ${EMAIL_CHANGE_LINK_MINUTES}분 동안 한 번 쓸 수 있어요. 버튼을 누르기 전에는 이메일이 바뀌지 않아요.`,
    '요청하지 않았다면 이 메일을 지워 주세요.',
  ],
});

/** E-mail to a requested address that already has an account; the requester is not informed. */
export const emailTakenEmail = (shop: string): EmailContent => ({
  subject: '신발장에 이미 가입한 이메일이에요',
  paragraphs: [
    '다른 신발장 계정의 이메일을 이 주소로 바꾸려는 요청이 있었어요. 이 주소에는 이미 계정이 있어 바꾸지 않았어요.',
  ],
  action: { label: '로그인하기', url: `${shop}/login` },
  notes: ['요청하지 않았다면 이 메일을 지워 주세요. 계정은 그대로예요.'],
});

/** E-mail to the previous address with the link that undoes the change. */
export const emailUndoEmail = (url: string): EmailContent => ({
  subject: '신발장 이메일을 바꾸려는 요청이 있었어요',
  paragraphs: [
    '계정의 이메일을 다른 주소로 바꾸려는 요청을 받았어요. 새 주소에서 확인하면 그 주소로 바뀌어요.',
    '내가 한 일이 아니라면 아래에서 되돌려 주세요. 모든 기기에서 로그아웃하고, 이 주소를 다시 쓰게 돼요.',
  ],
  action: { label: '되돌리기', url },
  notes: [`${EMAIL_UNDO_DAYS}일 동안 되돌릴 수 있어요. 직접 요청했다면 아무것도 하지 않아도 돼요.`],
});
