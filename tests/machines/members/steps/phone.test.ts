import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('phoneVerificationMachine verifies a number by its code', () =>
  expectSteps('phoneVerification', [
    ['✗ load', 'failed', { context: { error: '휴대전화번호를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          values: { phone: '01012345678', code: '' },
          error: null,
          known: { phone: '01012345678', verifiedAt: null },
        },
      },
    ],
    ['field.changed', 'editing.typing'],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    [
      '✗ ask',
      'editing.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    ['✗ ask 2', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    ['✓ ask', 'codeSent.cooling', { context: { error: null } }],
    [
      'field.changed 2',
      'codeSent.cooling',
      { context: { values: { phone: '01012345678', code: '123456' } } },
    ],
    ['form.submitted', 'proving', { asks: [['prove', { phone: '01012345678', code: '123456' }]] }],
    ['✓ prove', 'proved', { context: { values: { phone: '01012345678', code: '' }, known: ANSWER } }],
    ['form.reopened', 'editing.typing', { context: { values: { phone: '', code: '' } } }],
    ['form.closed', 'proved'],
  ]));

it('phoneVerificationMachine goes back from the code to the number', () =>
  expectSteps('phoneVerification', [
    ['✓ load 2', 'proved', { context: { values: { phone: '01012345678', code: '' }, known: ANSWER } }],
    ['form.reopened', 'editing.typing', { context: { values: { phone: '', code: '' } } }],
    ['field.changed', 'editing.typing', { context: { values: { phone: '01012345678', code: '' } } }],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    ['✓ ask', 'codeSent.cooling'],
    ['form.reopened', 'editing.typing'],
  ]));

it('phoneVerificationMachine tells a number of another member', () =>
  expectSteps('phoneVerification', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          values: { phone: '01012345678', code: '' },
          known: { phone: '01012345678', verifiedAt: null },
        },
      },
    ],
    ['field.changed', 'editing.typing'],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    ['✓ ask', 'codeSent.cooling'],
    [
      'field.changed 2',
      'codeSent.cooling',
      { context: { values: { phone: '01012345678', code: '123456' } } },
    ],
    ['form.submitted', 'proving', { asks: [['prove', { phone: '01012345678', code: '123456' }]] }],
    ['✗ prove 2', 'taken'],
  ]));

it('phoneVerificationMachine reads again what it cannot know, and lets another code be asked for', () =>
  expectSteps('phoneVerification', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          values: { phone: '01012345678', code: '' },
          known: { phone: '01012345678', verifiedAt: null },
        },
      },
    ],
    ['field.changed', 'editing.typing'],
    ['form.submitted', 'asking', { asks: [['ask', { phone: '01012345678' }]] }],
    ['✓ ask', 'codeSent.cooling'],
    ['after messageTime', 'codeSent.resendable'],
    ['code.wanted', 'codeSent.resending', { asks: [['askAgain', { phone: '01012345678' }]] }],
    [
      '✗ askAgain',
      'codeSent.resendable',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } },
    ],
    [
      'field.changed 2',
      'codeSent.resendable',
      { context: { values: { phone: '01012345678', code: '123456' } } },
    ],
    ['form.submitted', 'proving', { asks: [['prove', { phone: '01012345678', code: '123456' }]] }],
    ['✗ prove 3', 'rereading', { context: { error: '응답이 늦어지고 있어요.' }, asks: [['reread']] }],
    ['✗ reread', 'codeSent.resendable'],
  ]));
