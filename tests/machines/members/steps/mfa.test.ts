import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('mfaSetupMachine turns on after a first code and shows recovery codes until they are saved', () =>
  expectSteps('mfaSetup', [
    ['✓ load', 'off'],
    ['setup.started', 'preparing', { asks: [['prepare']] }],
    ['✓ prepare', 'scanning', { context: { setup: ANSWER } }],
    ['form.submitted', 'scanning', { context: { isMissing: true }, does: [['focusProblem']] }],
    ['field.changed', 'scanning', { context: { code: '123456', isMissing: false } }],
    ['form.submitted', 'enabling', { asks: [['enable', { code: '123456' }]] }],
    [
      '✓ enable',
      'codesShown',
      {
        context: {
          codesLeft: 10,
          setup: null,
          code: '',
          codes: [
            '01234560',
            '01234561',
            '01234562',
            '01234563',
            '01234564',
            '01234565',
            '01234566',
            '01234567',
            '01234568',
            '01234569',
          ],
        },
      },
    ],
    ['codes.saved', 'on', { context: { codes: [] } }],
  ]));

it('mfaSetupMachine keeps the drawing after a wrong code, and forgets it when it is dropped', () =>
  expectSteps('mfaSetup', [
    ['✓ load', 'off'],
    ['setup.started', 'preparing', { asks: [['prepare']] }],
    ['✗ prepare', 'off', { context: { error: '2단계 인증 상태를 불러오지 못했어요.' } }],
    ['setup.started', 'preparing', { context: { error: null }, asks: [['prepare']] }],
    ['✓ prepare', 'scanning', { context: { setup: ANSWER } }],
    ['field.changed', 'scanning', { context: { code: '123456' } }],
    ['form.submitted', 'enabling', { asks: [['enable', { code: '123456' }]] }],
    [
      '✗ enable',
      'scanning',
      { context: { code: '', error: '인증 코드가 올바르지 않아요.' }, does: [['focusProblem']] },
    ],
    ['setup.dropped', 'off', { context: { setup: null, error: null } }],
  ]));

it('mfaSetupMachine turns off after one question, and says why it could not', () =>
  expectSteps('mfaSetup', [
    ['✓ load 2', 'on', { context: { codesLeft: 2 } }],
    ['removal.asked', 'askingOff'],
    ['removal.dismissed', 'on'],
    ['removal.asked', 'askingOff'],
    ['removal.confirmed', 'turningOff', { asks: [['turnOff']] }],
    ['✗ turnOff', 'on', { context: { error: '2단계 인증 상태를 불러오지 못했어요.' } }],
    ['removal.asked', 'askingOff'],
    ['removal.confirmed', 'turningOff', { context: { error: null }, asks: [['turnOff']] }],
    ['✓ turnOff', 'off'],
  ]));

it('mfaSetupMachine renews recovery codes, and says why it could not', () =>
  expectSteps('mfaSetup', [
    ['✗ load', 'failed', { context: { error: '2단계 인증 상태를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load 2', 'on', { context: { codesLeft: 2, error: null } }],
    ['renewal.asked', 'renewing', { asks: [['renew']] }],
    ['✗ renew', 'on', { context: { error: '2단계 인증 상태를 불러오지 못했어요.' } }],
    ['renewal.asked', 'renewing', { context: { error: null }, asks: [['renew']] }],
    [
      '✓ renew',
      'codesShown',
      {
        context: {
          codesLeft: 10,
          codes: [
            '01234560',
            '01234561',
            '01234562',
            '01234563',
            '01234564',
            '01234565',
            '01234566',
            '01234567',
            '01234568',
            '01234569',
          ],
        },
      },
    ],
    ['codes.saved', 'on', { context: { codes: [] } }],
  ]));

it('mfaVerificationMachine sends the code with the trust of this device, and logs in', () =>
  expectSteps('mfaVerification', [
    ['step.opened', 'codeEntry'],
    ['form.submitted', 'codeEntry', { context: { isMissing: true }, does: [['focusProblem']] }],
    ['field.changed', 'codeEntry', { context: { code: '123456', isMissing: false } }],
    ['field.changed 2', 'codeEntry', { context: { trustDevice: true } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: true }]] }],
    ['✓ complete', 'done', { does: [['dropPending'], ['finish', { user: ANSWER }]] }],
  ]));

it('mfaVerificationMachine leads to the log-in where none was begun', () =>
  expectSteps('mfaVerification', [['step.opened 2', 'expired', { does: [['goToLogin']] }]]));

it('mfaVerificationMachine empties the field and counts tries after a wrong code', () =>
  expectSteps('mfaVerification', [
    ['step.opened', 'codeEntry'],
    ['field.changed', 'codeEntry', { context: { code: '123456' } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: false }]] }],
    [
      '✗ complete',
      'refused',
      {
        context: { code: '', triesLeft: 4, error: '인증 코드가 올바르지 않아요.' },
        does: [['focusProblem']],
      },
    ],
    ['form.submitted', 'refused', { context: { isMissing: true, error: null }, does: [['focusProblem']] }],
    ['field.changed', 'codeEntry', { context: { code: '123456', isMissing: false } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: false }]] }],
    [
      '✗ complete',
      'refused',
      {
        context: { code: '', triesLeft: 3, error: '인증 코드가 올바르지 않아요.' },
        does: [['focusProblem']],
      },
    ],
    ['entry.switched', 'recoveryEntry', { context: { isRecovery: true, error: null } }],
    ['field.changed', 'recoveryEntry', { context: { code: '123456' } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: false }]] }],
    [
      '✗ complete',
      'refused',
      {
        context: { code: '', triesLeft: 2, error: '인증 코드가 올바르지 않아요.' },
        does: [['focusProblem']],
      },
    ],
    ['field.changed', 'recoveryEntry', { context: { code: '123456' } }],
    ['entry.switched', 'codeEntry', { context: { code: '', isRecovery: false, error: null } }],
  ]));

it('mfaVerificationMachine asks for a recovery code by name, and goes back to codes of the app', () =>
  expectSteps('mfaVerification', [
    ['step.opened', 'codeEntry'],
    ['entry.switched', 'recoveryEntry', { context: { isRecovery: true } }],
    ['form.submitted', 'recoveryEntry', { context: { isMissing: true }, does: [['focusProblem']] }],
    ['entry.switched', 'codeEntry', { context: { isRecovery: false, isMissing: false } }],
    ['entry.switched', 'recoveryEntry', { context: { isRecovery: true } }],
    ['field.changed', 'recoveryEntry', { context: { code: '123456' } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: false }]] }],
    [
      '✗ complete',
      'refused',
      {
        context: { code: '', triesLeft: 4, error: '인증 코드가 올바르지 않아요.' },
        does: [['focusProblem']],
      },
    ],
    ['entry.switched', 'codeEntry', { context: { isRecovery: false, error: null } }],
  ]));

it('mfaVerificationMachine forgets a log-in whose time is over', () =>
  expectSteps('mfaVerification', [
    ['step.opened', 'codeEntry'],
    ['field.changed', 'codeEntry', { context: { code: '123456' } }],
    ['form.submitted', 'proving', { asks: [['complete', { code: '123456', trustDevice: false }]] }],
    [
      '✗ complete 2',
      'expired',
      {
        context: { code: '', error: '로그인 시간이 지났어요. 처음부터 다시 로그인해 주세요.' },
        does: [['dropPending']],
      },
    ],
  ]));
