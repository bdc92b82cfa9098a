import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('socialCallbackMachine mails a code to an address that the other site did not tell', () =>
  expectSteps('socialCallback', [
    ['✓ exchange 3', 'consenting.typing', { context: { answer: ANSWER } }],
    [
      'proof.asked',
      'consenting.typing',
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
      'field.changed 3',
      'consenting.typing',
      {
        context: {
          values: {
            nickname: '',
            phone: '',
            agreed: [],
            email: 'haneul@example.com',
            proof: '',
            password: '',
          },
          problems: [],
        },
      },
    ],
    [
      'proof.asked',
      'mailing',
      {
        asks: [
          [
            'mailProof',
            { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt', email: 'haneul@example.com' },
          ],
        ],
      },
    ],
    [
      'field.changed 2',
      'mailing',
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
      '✗ mailProof',
      'consenting.refused',
      {
        context: { error: '간편 로그인 시간이 지났어요. 처음부터 다시 시도해 주세요.' },
        does: [['focusProblem']],
      },
    ],
    [
      'proof.asked',
      'mailing',
      {
        asks: [
          [
            'mailProof',
            { ticket: 'ttttttttttttttttttttttttttttttttttttttttttt', email: 'haneul@example.com' },
          ],
        ],
      },
    ],
    [
      '✓ mailProof',
      'consenting.mailed',
      { context: { mailedTo: 'haneul@example.com', error: null }, does: [['focusProof']] },
    ],
    [
      'field.changed 4',
      'consenting.mailed',
      {
        context: {
          values: {
            nickname: '하늘길',
            phone: '',
            agreed: ['AGE_14', 'TERMS', 'PRIVACY'],
            email: 'haneul@example.com',
            proof: 'ABCD2345',
            password: '',
          },
        },
      },
    ],
  ]));
