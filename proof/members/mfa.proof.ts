// Size: samples, words and drivers of one page.
import type { MfaSetup, MfaStatus, RecoveryCodes } from '#domain/members/auth/mfa.ts';
import { mfaSetupMachine } from '#machines/members/auth/mfa-setup.machine.ts';
import { mfaVerificationMachine } from '#machines/members/auth/mfa-verification.machine.ts';
import { done, failed, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { mfaSetupDriver, mfaVerificationDriver } from './mfa.driver.ts';

const user = {
  token: 'sample',
  nickname: '걷는하루',
  name: '김하루',
  email: 'user@sinbaljang.test',
  userType: 'user',
};

const off: MfaStatus = {
  enabled: false,
  setupRequired: false,
  email: user.email,
  hasBackupCodes: false,
  mfaType: 'TOTP',
  codesLeft: 0,
};

const on: MfaStatus = { ...off, enabled: true, hasBackupCodes: true, codesLeft: 2 };

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const setup: MfaSetup = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  otpauthUrl: 'otpauth://totp/sample',
  qrUrl: pixel,
  qrCodeImage: '',
  backupCodes: [],
  message: '',
};

const codes: RecoveryCodes = {
  enabled: true,
  backupCodes: Array.from({ length: 10 }, (_, index) => `0123456${index}`),
};

const wrong = refusal('인증 코드가 올바르지 않아요.', 'INVALID_MFA_TOKEN');
const over = refusal('로그인 시간이 지났어요. 처음부터 다시 로그인해 주세요.', 'CHALLENGE_EXPIRED');
const error = new Error('2단계 인증 상태를 불러오지 못했어요.');
const code = { type: 'field.changed', change: { code: '123456' } } as const;
const submitted = { type: 'form.submitted' } as const;
const started = { type: 'setup.started' } as const;
const dropped = { type: 'setup.dropped' } as const;
const kept = { type: 'codes.saved' } as const;
const askedOff = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const renewal = { type: 'renewal.asked' } as const;
const opened = { type: 'step.opened', isPending: true } as const;
const nobody = { type: 'step.opened', isPending: false } as const;
const switched = { type: 'entry.switched' } as const;

export const proofs: readonly Proof[] = [
  proof(
    {
      title: '2단계 인증 설정',
      group: '회원',
      machine: mfaSetupMachine,
      ports: {
        load: { done: off, error, otherDone: [on] },
        prepare: { done: setup, error },
        enable: { done: codes, error: wrong },
        renew: { done: codes, error },
        turnOff: { done: undefined, error },
      },
      events: [
        started,
        dropped,
        code,
        submitted,
        kept,
        renewal,
        askedOff,
        confirmed,
        { type: 'removal.dismissed' },
        { type: 'screen.retried' },
      ],
      walkthroughs: [
        {
          name: '2단계 인증 켜기',
          steps: [
            done('load', off),
            started,
            done('prepare', setup),
            code,
            submitted,
            done('enable', codes),
            kept,
          ],
        },
        {
          name: '틀린 코드 뒤 그만두기',
          steps: [
            done('load', off),
            started,
            done('prepare', setup),
            code,
            submitted,
            failed('enable', wrong),
            dropped,
          ],
        },
        {
          name: '틀린 코드 뒤 다시',
          steps: [
            done('load', off),
            started,
            done('prepare', setup),
            code,
            submitted,
            failed('enable', wrong),
            code,
            submitted,
            done('enable', codes),
            kept,
          ],
        },
        { name: '복구 코드 새로 만들기', steps: [done('load', on), renewal, done('renew', codes), kept] },
        { name: '2단계 인증 끄기', steps: [done('load', on), askedOff, confirmed, done('turnOff')] },
      ],
    },
    {
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
      driver: mfaSetupDriver,
    },
  ),
  proof(
    {
      title: '2단계 인증 로그인',
      group: '공통',
      machine: mfaVerificationMachine,
      ports: { complete: { done: user, error: wrong, otherErrors: [over, unanswered] } },
      events: [
        opened,
        nobody,
        code,
        { type: 'field.changed', change: { trustDevice: true } },
        switched,
        submitted,
      ],
      rests: ['expired'],
      walkthroughs: [
        { name: '코드로 들어가기', steps: [opened, code, submitted, done('complete', user)] },
        {
          name: '복구 코드로 들어가기',
          steps: [opened, switched, code, submitted, done('complete', user)],
        },
        {
          name: '틀린 코드 뒤 다시',
          steps: [
            opened,
            code,
            submitted,
            failed('complete', wrong),
            code,
            submitted,
            done('complete', user),
          ],
        },
        {
          name: '답을 못 받은 뒤 다시',
          steps: [
            opened,
            code,
            submitted,
            failed('complete', unanswered),
            code,
            submitted,
            done('complete', user),
          ],
        },
        { name: '시간이 지난 로그인', steps: [opened, code, submitted, failed('complete', over)] },
        { name: '로그인을 시작하지 않고 열기', steps: [nobody] },
      ],
    },
    {
      about: '비밀번호 다음으로 앱의 코드나 복구 코드를 적어 로그인을 마쳐요.',
      says: {
        complete: '코드를 확인하고 로그인해요',
        'step.opened': '두 번째 단계 화면을 열어요',
        'entry.switched': '앱 코드와 복구 코드를 바꿔 골라요',
        'form.submitted': '코드를 보내요',
      },
      driver: mfaVerificationDriver,
    },
  ),
];
