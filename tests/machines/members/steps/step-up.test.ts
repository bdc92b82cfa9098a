import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('stepUpMachine asks for the password first, and answers the waiting call once it is proven', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    [
      '✓ readStepUpMethods',
      'asking.password',
      { context: { ways: { password: true, code: false, passkey: true, mail: false } } },
    ],
    [
      'field.changed',
      'asking.password',
      { context: { values: { password: 'sample-password', code: '', mailCode: '' } } },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          [
            'prove',
            {
              way: 'password',
              values: { password: 'sample-password', code: '', mailCode: '' },
              ways: { password: true, code: false, passkey: true, mail: false },
            },
          ],
        ],
      },
    ],
    ['✓ prove', 'closed', { context: { ways: null, values: { password: '', code: '', mailCode: '' } } }],
  ]));

it('stepUpMachine keeps what was typed after a refusal and lets another way be chosen', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    [
      '✓ readStepUpMethods',
      'asking.password',
      { context: { ways: { password: true, code: false, passkey: true, mail: false } } },
    ],
    [
      'field.changed',
      'asking.password',
      { context: { values: { password: 'sample-password', code: '', mailCode: '' } } },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          [
            'prove',
            {
              way: 'password',
              values: { password: 'sample-password', code: '', mailCode: '' },
              ways: { password: true, code: false, passkey: true, mail: false },
            },
          ],
        ],
      },
    ],
    [
      '✗ prove',
      'asking.refused',
      { context: { values: { password: '', code: '', mailCode: '' }, error: '비밀번호가 맞지 않아요.' } },
    ],
    ['way.chosen', 'asking.passkey', { context: { way: 'passkey', error: null } }],
    ['way.chosen 2', 'asking.password', { context: { way: 'password' } }],
    ['proof.dismissed', 'closed', { context: { ways: null } }],
  ]));

it('stepUpMachine asks for nothing but a passkey where there is no password', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    [
      '✓ readStepUpMethods 2',
      'asking.passkey',
      { context: { ways: { password: false, code: false, passkey: true, mail: false }, way: 'passkey' } },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          [
            'prove',
            {
              way: 'passkey',
              values: { password: '', code: '', mailCode: '' },
              ways: { password: false, code: false, passkey: true, mail: false },
            },
          ],
        ],
      },
    ],
    ['✓ prove', 'closed', { context: { ways: null, way: 'password' } }],
  ]));

it('stepUpMachine shows what is missing of a code, and sends none', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    [
      '✓ readStepUpMethods 3',
      'asking.code',
      { context: { ways: { password: false, code: true, passkey: false, mail: false }, way: 'code' } },
    ],
    [
      'form.submitted',
      'asking.code',
      { context: { problems: [{ field: 'code', message: '입력해 주세요.' }] } },
    ],
    [
      'field.changed 2',
      'asking.code',
      { context: { values: { password: '', code: '123456', mailCode: 'ABCD2345' }, problems: [] } },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          [
            'prove',
            {
              way: 'code',
              values: { password: '', code: '123456', mailCode: 'ABCD2345' },
              ways: { password: false, code: true, passkey: false, mail: false },
            },
          ],
        ],
      },
    ],
    [
      '✗ prove',
      'asking.refused',
      { context: { values: { password: '', code: '', mailCode: '' }, error: '비밀번호가 맞지 않아요.' } },
    ],
  ]));

it('stepUpMachine mails a code when it is asked for, and again after a failure or a refusal', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    [
      '✓ readStepUpMethods 4',
      'asking.unsent',
      { context: { ways: { password: false, code: false, passkey: false, mail: true }, way: 'mail' } },
    ],
    ['form.submitted', 'asking.unsent'],
    ['code.asked', 'mailing', { asks: [['mailCode']] }],
    ['✗ mailCode', 'asking.refused', { context: { error: '본인 확인을 하지 못했어요.' } }],
    ['code.asked', 'mailing', { asks: [['mailCode']] }],
    ['✓ mailCode', 'asking.mail'],
    ['code.asked', 'mailing', { asks: [['mailCode']] }],
    ['✓ mailCode', 'asking.mail'],
    [
      'field.changed 2',
      'asking.mail',
      { context: { values: { password: '', code: '123456', mailCode: 'ABCD2345' } } },
    ],
    [
      'form.submitted',
      'proving',
      {
        asks: [
          [
            'prove',
            {
              way: 'mail',
              values: { password: '', code: '123456', mailCode: 'ABCD2345' },
              ways: { password: false, code: false, passkey: false, mail: true },
            },
          ],
        ],
      },
    ],
    [
      '✗ prove',
      'asking.refused',
      { context: { values: { password: '', code: '', mailCode: '' }, error: '비밀번호가 맞지 않아요.' } },
    ],
    ['code.asked', 'mailing', { asks: [['mailCode']] }],
    ['member.left', 'closed', { context: { ways: null, way: 'password', error: null } }],
  ]));

it('stepUpMachine refuses the waiting call when the dialog is closed before the ways are known', () =>
  expectSteps('stepUp', [
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    ['proof.dismissed', 'closed'],
    ['proof.wanted', 'reading', { asks: [['readStepUpMethods']] }],
    ['✗ readStepUpMethods', 'failed', { context: { error: '본인 확인을 하지 못했어요.' } }],
    ['screen.retried', 'reading', { asks: [['readStepUpMethods']] }],
    ['✗ readStepUpMethods', 'failed'],
    ['proof.dismissed', 'closed', { context: { error: null } }],
  ]));
