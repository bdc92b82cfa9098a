import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('verifyEmailMachine verifies the address of a good link', () =>
  expectSteps('verifyEmail', [
    [
      'token.received',
      'verifying',
      {
        context: { token: 'sample-token-of-a-mail' },
        asks: [['verify', { token: 'sample-token-of-a-mail' }]],
      },
    ],
    [
      '✓ verify',
      'verified',
      {
        context: {
          values: { email: 'saebom@sinbaljang.test' },
          token: '',
          message: '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.',
        },
        does: [['rememberEmail', { email: 'saebom@sinbaljang.test' }]],
      },
    ],
  ]));

it('verifyEmailMachine tries again without an answer', () =>
  expectSteps('verifyEmail', [
    [
      'token.received',
      'verifying',
      {
        context: { token: 'sample-token-of-a-mail' },
        asks: [['verify', { token: 'sample-token-of-a-mail' }]],
      },
    ],
    ['✗ verify', 'failed', { context: { error: '응답이 늦어지고 있어요.' } }],
    [
      'screen.retried',
      'verifying',
      { context: { error: null }, asks: [['verify', { token: 'sample-token-of-a-mail' }]] },
    ],
    [
      '✓ verify',
      'verified',
      {
        context: {
          values: { email: 'saebom@sinbaljang.test' },
          token: '',
          message: '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.',
        },
        does: [['rememberEmail', { email: 'saebom@sinbaljang.test' }]],
      },
    ],
  ]));

it('verifyEmailMachine mails another link for an expired one once there is an address', () =>
  expectSteps('verifyEmail', [
    [
      'token.received',
      'verifying',
      {
        context: { token: 'sample-token-of-a-mail' },
        asks: [['verify', { token: 'sample-token-of-a-mail' }]],
      },
    ],
    ['✗ verify 2', 'asking.expired'],
    [
      'form.submitted',
      'asking.expired',
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
      'asking.expired',
      { context: { values: { email: 'saebom@sinbaljang.test' }, problems: [] } },
    ],
    ['form.submitted', 'resending', { asks: [['resend', { email: 'saebom@sinbaljang.test' }]] }],
    [
      '✗ resend',
      'asking.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'resending',
      { context: { error: null }, asks: [['resend', { email: 'saebom@sinbaljang.test' }]] },
    ],
    ['✓ resend', 'sent'],
  ]));

it('verifyEmailMachine asks for an address where the link is wrong', () =>
  expectSteps('verifyEmail', [
    [
      'token.received',
      'verifying',
      {
        context: { token: 'sample-token-of-a-mail' },
        asks: [['verify', { token: 'sample-token-of-a-mail' }]],
      },
    ],
    ['✗ verify 3', 'asking.wrong'],
  ]));

it('verifyEmailMachine asks for an address where there is no token', () =>
  expectSteps('verifyEmail', [['token.received 2', 'asking.wrong']]));
