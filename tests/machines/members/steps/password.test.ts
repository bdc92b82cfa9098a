import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('passwordChangeMachine saves both passwords, and can be begun anew', () =>
  expectSteps('passwordChange', [
    ['✗ load', 'failed', { context: { error: '비밀번호 정보를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'editing.typing', { context: { error: null } }],
    [
      'form.submitted',
      'editing.typing',
      {
        context: {
          problems: [
            { field: 'currentPassword', message: '지금 비밀번호를 입력해 주세요.' },
            { field: 'newPassword', message: '비밀번호를 입력해 주세요.' },
            {
              field: 'newPassword',
              message: '비밀번호는 8자 이상, 영문자와 숫자와 특수문자를 하나씩 넣어 주세요.',
            },
          ],
        },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed',
      'editing.typing',
      {
        context: { values: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' }, problems: [] },
      },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { body: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' } }]] },
    ],
    ['✓ save', 'changed', { context: { values: { currentPassword: '', newPassword: '' } } }],
    ['password.reconsidered', 'editing.typing'],
  ]));

it('passwordChangeMachine keeps the form after a refusal and without an answer', () =>
  expectSteps('passwordChange', [
    ['✓ load', 'editing.typing'],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' } } },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { body: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' } }]] },
    ],
    [
      '✗ save',
      'editing.refused',
      {
        context: { error: '이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.' },
        does: [['focusProblem']],
      },
    ],
    ['field.changed', 'editing.refused'],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { body: { currentPassword: 'walking-1!', newPassword: 'running-2-work!' } }]] },
    ],
    ['✗ save 2', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('passwordResetRequestMachine mails a link once there is an address, and again after its time', () =>
  expectSteps('passwordResetRequest', [
    [
      'form.submitted',
      'editing.typing',
      {
        context: {
          problems: [
            { field: 'email', message: '이메일을 입력해 주세요.' },
            { field: 'email', message: '이메일 형식을 확인해 주세요.' },
          ],
        },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { email: 'user@sinbaljang.test' }, problems: [] } },
    ],
    ['form.submitted', 'asking', { asks: [['ask', { email: 'user@sinbaljang.test' }]] }],
    [
      '✗ ask',
      'editing.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    ['form.submitted', 'asking', { asks: [['ask', { email: 'user@sinbaljang.test' }]] }],
    ['✓ ask', 'mailSent.cooling', { context: { error: null } }],
    ['after letterTime', 'mailSent.resendable'],
    ['letter.wanted', 'mailSent.resending', { asks: [['askAgain', { email: 'user@sinbaljang.test' }]] }],
    [
      '✗ askAgain',
      'mailSent.resendable',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } },
    ],
    ['letter.wanted', 'mailSent.resending', { asks: [['askAgain', { email: 'user@sinbaljang.test' }]] }],
    ['✓ askAgain', 'mailSent.cooling', { context: { error: null } }],
    ['form.reopened', 'editing.typing'],
  ]));
