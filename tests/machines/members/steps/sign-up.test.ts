import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('signUpMachine sends nothing that is incomplete, and shows what is missing', () =>
  expectSteps('signUp', [
    [
      'field.changed',
      'editing.typing',
      {
        context: {
          values: {
            name: '',
            nickname: '',
            email: 'saebom@sinbaljang.test',
            password: '',
            confirmPassword: '',
            phone: '',
            birthDate: '',
            agreed: [],
            website: '',
          },
        },
        does: [['storeDraft']],
      },
    ],
    [
      'form.submitted',
      'editing.typing',
      { context: { problems: expect.any(Array) }, does: [['focusProblem']] },
    ],
  ]));

it('signUpMachine keeps the form after a refusal and without an answer', () =>
  expectSteps('signUp', [
    [
      'field.changed 2',
      'editing.typing',
      {
        context: { values: { name: '문새봄', nickname: '새봄걸음', email: 'saebom@sinbaljang.test' } },
        does: [['storeDraft']],
      },
    ],
    [
      'form.submitted',
      'submitting',
      {
        asks: [
          [
            'signUp',
            {
              body: expect.objectContaining({
                name: '문새봄',
                nickname: '새봄걸음',
                email: 'saebom@sinbaljang.test',
              }),
            },
          ],
        ],
      },
    ],
    [
      '✗ signUp',
      'editing.refused',
      { context: { error: '이미 쓰고 있는 닉네임이에요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'submitting',
      {
        asks: [
          [
            'signUp',
            {
              body: expect.objectContaining({
                name: '문새봄',
                nickname: '새봄걸음',
                email: 'saebom@sinbaljang.test',
              }),
            },
          ],
        ],
      },
    ],
    ['✗ signUp 2', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('signUpMachine mails the link again after a while, and lets the form be reopened', () =>
  expectSteps('signUp', [
    [
      'field.changed 2',
      'editing.typing',
      {
        context: { values: { name: '문새봄', nickname: '새봄걸음', email: 'saebom@sinbaljang.test' } },
        does: [['storeDraft']],
      },
    ],
    [
      'form.submitted',
      'submitting',
      {
        asks: [
          [
            'signUp',
            {
              body: expect.objectContaining({
                name: '문새봄',
                nickname: '새봄걸음',
                email: 'saebom@sinbaljang.test',
              }),
            },
          ],
        ],
      },
    ],
    [
      '✓ signUp',
      'mailSent.cooling',
      { context: { values: { password: '', confirmPassword: '' } }, does: [['dropStored']] },
    ],
    ['after cooling', 'mailSent.resendable'],
    ['mail.requested', 'mailSent.resending', { asks: [['resend', { email: 'saebom@sinbaljang.test' }]] }],
    [
      '✗ resend',
      'mailSent.resendable',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } },
    ],
    [
      'mail.requested',
      'mailSent.resending',
      { context: { error: null }, asks: [['resend', { email: 'saebom@sinbaljang.test' }]] },
    ],
    ['✓ resend', 'mailSent.cooling'],
    ['form.reopened', 'editing.typing'],
  ]));
