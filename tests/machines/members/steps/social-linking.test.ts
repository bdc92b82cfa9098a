import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('socialCallbackMachine proves a member by password, and empties it after a refusal', () =>
  expectSteps('socialCallback', [
    [
      '✓ exchange 4',
      'linking.typing',
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
      'linking.typing',
      {
        context: { problems: [{ field: 'password', message: '비밀번호를 입력해 주세요.' }] },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed 5',
      'linking.typing',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: 'sample-password',
          },
          problems: [],
        },
      },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          ['prove', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt', password: 'sample-password' }],
        ],
      },
    ],
    [
      '✗ prove',
      'linking.refused',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
          error: '이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.',
        },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed 5',
      'linking.refused',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: 'sample-password',
          },
        },
      },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          ['prove', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt', password: 'sample-password' }],
        ],
      },
    ],
    ['✗ prove 2', 'linking.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          ['prove', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt', password: 'sample-password' }],
        ],
      },
    ],
    ['✓ prove 2', 'needsMfa', { context: { answer: ANSWER, error: null }, does: [['goOnProving']] }],
  ]));

it('socialCallbackMachine proves a member by a passkey, and tells a refusal but not a closed dialog', () =>
  expectSteps('socialCallback', [
    [
      '✓ exchange 4',
      'linking.typing',
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
      'passkey.asked',
      'provingByKey',
      { asks: [['proveByKey', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt' }]] },
    ],
    ['✗ proveByKey', 'linking.refused', { context: { error: '이 패스키로는 확인하지 못했어요.' } }],
    [
      'passkey.asked',
      'provingByKey',
      { asks: [['proveByKey', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt' }]] },
    ],
    ['✗ proveByKey 2', 'linking.typing'],
    [
      'passkey.asked',
      'provingByKey',
      { asks: [['proveByKey', { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt' }]] },
    ],
    ['✓ proveByKey', 'signedIn', { context: { answer: ANSWER, error: null }, does: [['enter']] }],
  ]));

it('socialCallbackMachine exchanges nothing without a code', () =>
  expectSteps('socialCallback', [['start', 'failed']], { code: null, reason: 'ACCESS_DENIED' }));
