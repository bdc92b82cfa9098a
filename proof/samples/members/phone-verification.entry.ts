import { phoneVerificationMachine } from '#machines/members/signup/phone-verification.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

const number = '01012345678';
const unproven = { phone: number, verifiedAt: null };
const proven = { phone: number, verifiedAt: '2026-11-22T01:00:00.000Z' };
const error = new Error('휴대전화번호를 불러오지 못했어요.');
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');
const wrongCode = refusal('인증 번호가 올바르지 않아요. 다시 확인해 주세요.', 'INVALID_CODE');
const takenNumber = refusal('다른 계정에서 인증한 번호예요.', 'PHONE_TAKEN');
const phone = { type: 'field.changed', change: { phone: '01012345678' } } as const;
const code = { type: 'field.changed', change: { code: '123456' } } as const;
const submitted = { type: 'form.submitted' } as const;
const wanted = { type: 'code.wanted' } as const;
const reopened = { type: 'form.reopened' } as const;
const closed = { type: 'form.closed' } as const;
const retried = { type: 'screen.retried' } as const;
const minute = { type: 'xstate.after.messageTime.phoneVerification.codeSent.cooling' } as const;
const loaded = done('load', unproven);
const codeSent = [loaded, phone, submitted, done('ask')] as const;
const codeTyped = [...codeSent, code, submitted] as const;

/**
 * Registry entry of the chart of the verification of a phone number: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const phoneVerificationEntry: RegistryEntry = {
  title: '휴대전화번호 인증',
  group: '회원',
  machine: phoneVerificationMachine,
  ports: {
    load: { done: unproven, error, otherDone: [proven] },
    ask: { done: undefined, error: tooOften, otherErrors: [unanswered] },
    askAgain: { done: undefined, error: tooOften },
    prove: { done: proven, error: wrongCode, otherErrors: [takenNumber, unanswered] },
    reread: { done: proven, error, otherDone: [unproven] },
  },
  events: [phone, code, submitted, wanted, reopened, closed, retried],
  walkthroughs: [
    { name: '인증하기', steps: [...codeTyped, done('prove', proven)] },
    {
      name: '틀린 번호 뒤 다시 받기',
      steps: [...codeTyped, failed('prove', wrongCode), wanted, done('askAgain')],
    },
    { name: '1분 뒤 다시 받기', steps: [...codeSent, minute, wanted, failed('askAgain', tooOften)] },
    { name: '다른 계정의 번호', steps: [...codeTyped, failed('prove', takenNumber), reopened] },
    {
      name: '답을 못 받아 다시 읽기',
      steps: [...codeTyped, failed('prove', unanswered), done('reread', proven)],
    },
    {
      name: '답도 인증도 없음',
      steps: [...codeTyped, failed('prove', unanswered), done('reread', unproven)],
    },
    { name: '보내지 못함', steps: [loaded, phone, submitted, failed('ask', tooOften), submitted] },
    { name: '번호를 바꾸려다 그만두기', steps: [done('load', proven), reopened, closed] },
    { name: '다른 번호로', steps: [...codeSent, reopened, phone] },
    { name: '빈칸으로 보내기', steps: [done('load', proven), reopened, submitted, phone] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};
