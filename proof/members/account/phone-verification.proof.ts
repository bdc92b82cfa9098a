import { askPhoneCode, confirmPhone, readPhone } from '#domain/members/signup/phone.ts';
import { phoneVerificationMachine } from '#machines/members/signup/phone-verification.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { asSampled } from '../../kit/answers.ts';
import { type Act, retry } from '../../kit/driver.ts';
import { holdClock } from '../../kit/held-clock.ts';
import { type Proof, proof } from '../../page.ts';
import { flowOf } from './account-acts.ts';

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

const SAME_CALL =
  'asks what the panel begins with, which no path can hold apart; tests/machines/members/phone-verification.test.ts plays it';

const PHONE_LABELS: Readonly<Record<string, string>> = { phone: '휴대전화번호', code: '인증 번호 6자리' };
const MINUTE_MS = 60_000;

const ofPhone = (name: string | RegExp): Act => ({
  press: (page) => flowOf(page, 'phoneVerification').getByRole('button', { name }),
});

export const proofs: readonly Proof[] = [
  proof(phoneVerificationEntry, {
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
    driver: {
      member: 'seoyeon',
      path: '/account-settings?tab=login',
      reach: async (page) => {
        await flowOf(page, 'phoneVerification').waitFor();
        await holdClock(page);
      },
      changesContext: true,
      ports: {
        // Five codes a day, and a proven number stays proven: the answers are the samples.
        load: { asks: [readPhone], answer: asSampled },
        ask: { asks: [askPhoneCode], answer: asSampled },
        askAgain: { asks: [askPhoneCode], answer: asSampled },
        prove: { asks: [confirmPhone], answer: asSampled },
        reread: { asks: [readPhone], answer: asSampled },
      },
      events: {
        'field.changed': {
          before: async (page, { change }) => {
            for (const [field, value] of Object.entries(change ?? {}))
              await flowOf(page, 'phoneVerification')
                .getByLabel(PHONE_LABELS[field] ?? '', { exact: true })
                .fill(String(value));
          },
        },
        'form.submitted': {
          press: (page) => page.locator('[data-flow="phoneVerification"] button[type="submit"]'),
        },
        'code.wanted': ofPhone('인증 번호 다시 받기'),
        'form.reopened': ofPhone(/^(다른 번호로 인증하기|번호 바꾸기)$/),
        'form.closed': ofPhone('그만두기'),
        'screen.retried': retry,
        'xstate.after.messageTime.phoneVerification.codeSent.cooling': {
          before: (page) => page.clock.runFor(MINUTE_MS),
        },
      },
      offscreen: { '✓ reread': SAME_CALL, '✗ reread': SAME_CALL },
      // Each step has one field.
      hidden: ({ change }, { state }) =>
        change !== undefined && 'code' in Object(change) !== state.startsWith('codeSent'),
    },
  }),
];
