import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('socialCallbackMachine logs a known person in', () =>
  expectSteps('socialCallback', [
    [
      'start',
      'exchanging',
      { asks: [['exchange', { code: 'ccccccccccccccccccccccccccccccccccccccccccc' }]] },
    ],
    ['✓ exchange 2', 'signedIn', { context: { answer: ANSWER }, does: [['enter']] }],
  ]));

it('socialCallbackMachine goes on with the second step', () =>
  expectSteps('socialCallback', [
    ['✓ exchange 5', 'needsMfa', { context: { answer: ANSWER }, does: [['goOnProving']] }],
  ]));

it('socialCallbackMachine tells a member what is connected', () =>
  expectSteps('socialCallback', [
    ['✓ exchange 6', 'connected', { context: { answer: ANSWER }, does: [['tellConnected']] }],
  ]));

it('socialCallbackMachine says why the other site sent nobody', () =>
  expectSteps('socialCallback', [
    ['✗ exchange', 'failed', { context: { error: '간편 로그인을 마치지 못했어요. 다시 시도해 주세요.' } }],
  ]));

it('socialCallbackMachine asks a new person for consents before it creates an account', () =>
  expectSteps('socialCallback', [
    [
      '✓ exchange',
      'consenting.typing',
      {
        context: {
          answer: ANSWER,
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
        },
      },
    ],
    [
      'form.submitted',
      'consenting.typing',
      {
        context: { problems: [{ field: 'consents', message: '필수 약관에 동의해 주세요.' }] },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed 2',
      'consenting.typing',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: ['AGE_14', 'TERMS', 'PRIVACY'],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
        },
      },
    ],
    [
      'form.submitted',
      'creating',
      {
        asks: [
          [
            'create',
            {
              body: expect.objectContaining({
                ticket: 'ttttttttttttttttttttttttttttttttttttttttttt',
                nickname: '하늘길',
              }),
            },
          ],
        ],
      },
    ],
    [
      '✗ create',
      'consenting.refused',
      { context: { problems: [], error: '이미 쓰고 있는 닉네임이에요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'creating',
      {
        asks: [
          [
            'create',
            {
              body: expect.objectContaining({
                ticket: 'ttttttttttttttttttttttttttttttttttttttttttt',
                nickname: '하늘길',
              }),
            },
          ],
        ],
      },
    ],
    ['✗ create 2', 'consenting.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    [
      'form.submitted',
      'creating',
      {
        asks: [
          [
            'create',
            {
              body: expect.objectContaining({
                ticket: 'ttttttttttttttttttttttttttttttttttttttttttt',
                nickname: '하늘길',
              }),
            },
          ],
        ],
      },
    ],
    ['✓ create', 'signedIn', { context: { answer: ANSWER, error: null }, does: [['enter']] }],
  ]));

it('socialCallbackMachine asks for the password where the address turns out to be of a member', () =>
  expectSteps('socialCallback', [
    [
      '✓ exchange',
      'consenting.typing',
      {
        context: {
          answer: ANSWER,
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
        },
      },
    ],
    [
      'field.changed 2',
      'consenting.typing',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: ['AGE_14', 'TERMS', 'PRIVACY'],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
        },
      },
    ],
    [
      'form.submitted',
      'creating',
      {
        asks: [
          [
            'create',
            {
              body: expect.objectContaining({
                ticket: 'ttttttttttttttttttttttttttttttttttttttttttt',
                nickname: '하늘길',
              }),
            },
          ],
        ],
      },
    ],
    ['✓ create 2', 'linking.typing', { context: { answer: ANSWER } }],
  ]));
