import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('findAccountMachine asks for a code once name and number are there, and shows what it finds', () =>
  expectSteps('findAccount', [
    [
      'form.submitted',
      'editing.typing',
      {
        context: {
          problems: [
            { field: 'name', message: '이름은 2자 이상 입력해 주세요.' },
            { field: 'phoneNumber', message: '휴대전화번호를 입력해 주세요.' },
            { field: 'phoneNumber', message: '휴대전화번호는 010-1234-5678처럼 입력해 주세요.' },
          ],
        },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '' }, problems: [] } },
    ],
    [
      'form.submitted',
      'asking',
      { asks: [['ask', { name: '김하루', phoneNumber: '010-1234-5678', code: '' }]] },
    ],
    [
      '✗ ask',
      'editing.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'asking',
      { asks: [['ask', { name: '김하루', phoneNumber: '010-1234-5678', code: '' }]] },
    ],
    ['✓ ask', 'codeSent.cooling', { context: { error: null } }],
    [
      'form.submitted',
      'codeSent.cooling',
      {
        context: { problems: [{ field: 'code', message: '인증 번호는 숫자 6자리예요.' }] },
        does: [['focusProblem']],
      },
    ],
    [
      'field.changed 2',
      'codeSent.cooling',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }, problems: [] } },
    ],
    [
      'form.submitted',
      'proving',
      { asks: [['prove', { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }]] },
    ],
    ['✓ prove', 'found', { context: { found: ANSWER } }],
  ]));

it('findAccountMachine finds nobody, and begins anew', () =>
  expectSteps('findAccount', [
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '' } } },
    ],
    [
      'form.submitted',
      'asking',
      { asks: [['ask', { name: '김하루', phoneNumber: '010-1234-5678', code: '' }]] },
    ],
    ['✓ ask', 'codeSent.cooling'],
    [
      'field.changed 2',
      'codeSent.cooling',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' } } },
    ],
    [
      'form.submitted',
      'proving',
      { asks: [['prove', { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }]] },
    ],
    ['✓ prove 2', 'none'],
    [
      'form.reopened',
      'editing.typing',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '' } } },
    ],
  ]));

it('findAccountMachine lets another code be asked for after a wrong one, and after its time', () =>
  expectSteps('findAccount', [
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '' } } },
    ],
    [
      'form.submitted',
      'asking',
      { asks: [['ask', { name: '김하루', phoneNumber: '010-1234-5678', code: '' }]] },
    ],
    ['✓ ask', 'codeSent.cooling'],
    [
      'field.changed 2',
      'codeSent.cooling',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' } } },
    ],
    [
      'form.submitted',
      'proving',
      { asks: [['prove', { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }]] },
    ],
    [
      '✗ prove',
      'codeSent.resendable',
      { context: { error: '인증 번호가 올바르지 않아요. 다시 확인해 주세요.' }, does: [['focusProblem']] },
    ],
    [
      'code.wanted',
      'codeSent.resending',
      { asks: [['askAgain', { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }]] },
    ],
    [
      '✗ askAgain',
      'codeSent.resendable',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } },
    ],
    [
      'code.wanted',
      'codeSent.resending',
      { asks: [['askAgain', { name: '김하루', phoneNumber: '010-1234-5678', code: '123456' }]] },
    ],
    [
      '✓ askAgain',
      'codeSent.cooling',
      { context: { values: { name: '김하루', phoneNumber: '010-1234-5678', code: '' }, error: null } },
    ],
    ['after messageTime', 'codeSent.resendable'],
    ['form.reopened', 'editing.typing'],
  ]));
