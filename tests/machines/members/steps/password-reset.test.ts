import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('passwordResetMachine sets a password by a good link once both fields agree', () =>
  expectSteps('passwordReset', [
    [
      'link.opened',
      'checking',
      { context: { token: 'sample-token' }, asks: [['check', { token: 'sample-token' }]] },
    ],
    ['✓ check', 'editing.typing'],
    [
      'form.submitted',
      'editing.typing',
      {
        context: {
          problems: [
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
      { context: { values: { newPassword: 'new-shoes-1!', confirmPassword: 'new-shoes-1!' }, problems: [] } },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { token: 'sample-token', newPassword: 'new-shoes-1!' }]] },
    ],
    [
      '✗ save',
      'editing.refused',
      { context: { error: '비밀번호가 너무 쉬워요. 다른 것으로 정해 주세요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { token: 'sample-token', newPassword: 'new-shoes-1!' }]] },
    ],
    ['✓ save', 'done', { context: { token: '', values: { newPassword: '', confirmPassword: '' } } }],
  ]));

it('passwordResetMachine shows no form for a link without a token', () =>
  expectSteps('passwordReset', [['link.opened 2', 'wrong']]));

it('passwordResetMachine shows no form for a link that is late or wrong', () =>
  expectSteps('passwordReset', [
    [
      'link.opened',
      'checking',
      { context: { token: 'sample-token' }, asks: [['check', { token: 'sample-token' }]] },
    ],
    ['✗ check 2', 'expired'],
    ['link.opened', 'checking', { asks: [['check', { token: 'sample-token' }]] }],
    ['✗ check 3', 'wrong'],
  ]));

it('passwordResetMachine checks again where nobody could say whether the link is good', () =>
  expectSteps('passwordReset', [
    [
      'link.opened',
      'checking',
      { context: { token: 'sample-token' }, asks: [['check', { token: 'sample-token' }]] },
    ],
    ['✗ check', 'failed', { context: { error: '서버에 문제가 생겼어요.' } }],
    ['screen.retried', 'checking', { asks: [['check', { token: 'sample-token' }]] }],
    ['✓ check', 'editing.typing'],
  ]));

it('passwordResetMachine tells a link that ran out while the form was filled in', () =>
  expectSteps('passwordReset', [
    [
      'link.opened',
      'checking',
      { context: { token: 'sample-token' }, asks: [['check', { token: 'sample-token' }]] },
    ],
    ['✓ check', 'editing.typing'],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { newPassword: 'new-shoes-1!', confirmPassword: 'new-shoes-1!' } } },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { token: 'sample-token', newPassword: 'new-shoes-1!' }]] },
    ],
    ['✗ save 2', 'expired'],
    [
      'link.opened',
      'checking',
      {
        context: { values: { newPassword: '', confirmPassword: '' } },
        asks: [['check', { token: 'sample-token' }]],
      },
    ],
    ['✓ check', 'editing.typing'],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { newPassword: 'new-shoes-1!', confirmPassword: 'new-shoes-1!' } } },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { token: 'sample-token', newPassword: 'new-shoes-1!' }]] },
    ],
    ['✗ save 3', 'wrong'],
  ]));
