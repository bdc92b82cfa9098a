import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('emailChangeMachine mails a link to the new address, and lets it be reconsidered', () =>
  expectSteps('emailChange', [
    [
      'form.submitted',
      'editing.typing',
      {
        context: {
          problems: [
            { field: 'newEmail', message: '이메일을 입력해 주세요.' },
            { field: 'newEmail', message: '이메일 형식을 확인해 주세요.' },
          ],
        },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { newEmail: 'haru@example.test' }, problems: [] } },
    ],
    ['form.submitted', 'sending', { asks: [['send', { body: { newEmail: 'haru@example.test' } }]] }],
    [
      '✗ send',
      'editing.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    ['form.submitted', 'sending', { asks: [['send', { body: { newEmail: 'haru@example.test' } }]] }],
    ['✗ send 2', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['form.submitted', 'sending', { asks: [['send', { body: { newEmail: 'haru@example.test' } }]] }],
    ['✓ send', 'mailSent', { context: { error: null } }],
    ['address.reconsidered', 'editing.typing'],
  ]));

it('emailLinkMachine proves the address of a good link', () =>
  expectSteps('emailLink', [
    [
      'link.opened',
      'proving',
      { context: { token: 'sample-token' }, asks: [['prove', { token: 'sample-token' }]] },
    ],
    ['✓ prove', 'done', { context: { token: '', email: 'haru@example.test' }, does: [['publish']] }],
  ]));

it('emailLinkMachine proves nothing without a token', () =>
  expectSteps('emailLink', [['link.opened 2', 'wrong']]));

it('emailLinkMachine tries again without an answer, and tells a wrong link', () =>
  expectSteps('emailLink', [
    [
      'link.opened',
      'proving',
      { context: { token: 'sample-token' }, asks: [['prove', { token: 'sample-token' }]] },
    ],
    ['✗ prove 2', 'failed', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['screen.retried', 'proving', { asks: [['prove', { token: 'sample-token' }]] }],
    ['✗ prove', 'wrong', { context: { error: '인증 링크가 올바르지 않아요. 다시 받아 주세요.' } }],
  ]));
