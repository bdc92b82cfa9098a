import type { FoundAccount } from '#domain/members/recovery/find-account.ts';
import { done, refusal } from '../entry.ts';

export const group = '회원';
export const submitted = { type: 'form.submitted' } as const;
export const reopened = { type: 'form.reopened' } as const;
export const wanted = { type: 'letter.wanted' } as const;
export const retried = { type: 'screen.retried' } as const;

const change = <Values extends object>(values: Values) =>
  ({ type: 'field.changed', change: values }) as const;

export const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
export const broken = new Error('서버에 문제가 생겼어요.');
export const address = change({ email: 'user@sinbaljang.test' });
export const letterTime = { type: 'xstate.after.letterTime.passwordResetRequest.mailSent.cooling' } as const;
const token = 'sample-token';
export const opened = { type: 'link.opened', token } as const;
export const openedBare = { type: 'link.opened', token: '' } as const;
export const late = refusal('재설정 시간이 지났어요.', 'TOKEN_EXPIRED');
export const wrong = refusal('재설정 링크가 올바르지 않거나 이미 사용됐어요.', 'INVALID_TOKEN');
export const weak = refusal('비밀번호가 너무 쉬워요. 다른 것으로 정해 주세요.', 'PASSWORD_TOO_WEAK');
export const passwords = change({ newPassword: 'new-shoes-1!', confirmPassword: 'new-shoes-1!' });
export const disowned = { type: 'login.disowned' } as const;
export const ended = done('disown', { mailed: true });
export const unlocking = { type: 'letter.wanted', email: 'user@sinbaljang.test' } as const;

export const found: FoundAccount[] = [
  { email: 'u**r@sinbaljang.test', joinedMonth: '2025-03', state: 'VERIFIED' },
  { email: 'h***o@sinbaljang.test', joinedMonth: '2026-11', state: 'PENDING' },
];

export const person = change({ name: '김하루', phoneNumber: '010-1234-5678' });
export const code = change({ code: '123456' });
export const codeWanted = { type: 'code.wanted' } as const;
export const wrongCode = refusal('인증 번호가 올바르지 않아요. 다시 확인해 주세요.', 'INVALID_CODE');
export const messageTime = { type: 'xstate.after.messageTime.findAccount.codeSent.cooling' } as const;
