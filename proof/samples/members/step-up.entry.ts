import type { StepUpMethods } from '#domain/members/auth/step-up.ts';
import { stepUpMachine } from '#machines/members/auth/step-up.machine.ts';
import { done, failed, type RegistryEntry, refusal } from '../../entry.ts';

const none: StepUpMethods = { password: false, code: false, passkey: false, mail: false };
const byPassword: StepUpMethods = { ...none, password: true, passkey: true };
const byPasskey: StepUpMethods = { ...none, passkey: true };
const byCode: StepUpMethods = { ...none, code: true };
const byMail: StepUpMethods = { ...none, mail: true };
const wanted = { type: 'proof.wanted' } as const;
const dismissed = { type: 'proof.dismissed' } as const;
const asked = { type: 'code.asked' } as const;
const submitted = { type: 'form.submitted' } as const;
const password = { type: 'field.changed', change: { password: 'sample-password' } } as const;
const code = { type: 'field.changed', change: { code: '123456', mailCode: 'ABCD2345' } } as const;
const passkey = { type: 'way.chosen', way: 'passkey' } as const;
const error = new Error('본인 확인을 하지 못했어요.');
const refused = refusal('비밀번호가 맞지 않아요.', 'INVALID_CREDENTIALS');

/**
 * Registry entry of the chart of verifying identity before a sensitive change: sample data and
 * labels for tests, diagrams and the inspector.
 */
export const stepUpEntry: RegistryEntry = {
  title: '본인 확인',
  group: '회원',
  machine: stepUpMachine,
  ports: {
    readStepUpMethods: { done: byPassword, error, otherDone: [byPasskey, byCode, byMail] },
    mailCode: { done: undefined, error },
    prove: { done: undefined, error: refused },
  },
  events: [
    wanted,
    dismissed,
    asked,
    password,
    code,
    submitted,
    passkey,
    { type: 'way.chosen', way: 'password' },
    { type: 'screen.retried' },
    { type: 'member.left' },
  ],
  walkthroughs: [
    {
      name: '비밀번호로 확인',
      steps: [wanted, done('readStepUpMethods', byPassword), password, submitted, done('prove')],
    },
    {
      name: '틀린 비밀번호 뒤 다시 확인',
      steps: [
        wanted,
        done('readStepUpMethods', byPassword),
        password,
        submitted,
        failed('prove', refused),
        password,
        submitted,
        done('prove'),
      ],
    },
    {
      name: '패스키로 확인',
      steps: [wanted, done('readStepUpMethods', byPassword), passkey, submitted, done('prove')],
    },
    {
      name: '메일로 받은 코드로 확인',
      steps: [
        wanted,
        done('readStepUpMethods', byMail),
        asked,
        done('mailCode'),
        code,
        submitted,
        done('prove'),
      ],
    },
    {
      name: '인증 앱의 코드로 확인',
      steps: [wanted, done('readStepUpMethods', byCode), code, submitted, done('prove')],
    },
    {
      name: '묻는 동안 다른 탭에서 로그아웃',
      steps: [wanted, done('readStepUpMethods', byPassword), { type: 'member.left' }],
    },
    { name: '확인하지 않고 닫기', steps: [wanted, done('readStepUpMethods', byCode), dismissed] },
    {
      name: '방법을 못 불러온 뒤 다시',
      steps: [
        wanted,
        failed('readStepUpMethods', error),
        { type: 'screen.retried' },
        done('readStepUpMethods', byPassword),
        password,
        submitted,
        done('prove'),
      ],
    },
  ],
};
