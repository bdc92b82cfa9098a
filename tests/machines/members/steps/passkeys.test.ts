import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('passkeyMachine logs in by a passkey picked in the field', () =>
  expectSteps('passkey', [
    ['support.known', 'idle'],
    ['email.focused', 'offering', { asks: [['offer']] }],
    ['✓ offer', 'done', { does: [['finish', { user: ANSWER }]] }],
  ]));

it('passkeyMachine says nothing when an offered passkey fails, and asks when it is pressed', () =>
  expectSteps('passkey', [
    ['support.known', 'idle'],
    ['email.focused', 'offering', { asks: [['offer']] }],
    ['✗ offer', 'cancelled'],
    ['passkey.asked', 'proving', { asks: [['prove']] }],
    ['✓ prove', 'done', { does: [['finish', { user: ANSWER }]] }],
  ]));

it('passkeyMachine ends the offer for a press, and tells a refusal but not a closed dialog', () =>
  expectSteps('passkey', [
    ['support.known', 'idle'],
    ['email.focused', 'offering', { asks: [['offer']] }],
    ['passkey.asked', 'proving', { asks: [['prove']] }],
    ['✗ prove', 'refused', { context: { error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } }],
    ['passkey.asked', 'proving', { context: { error: null }, asks: [['prove']] }],
    ['✗ prove 2', 'cancelled'],
    ['passkey.asked', 'proving', { asks: [['prove']] }],
    ['✗ prove', 'refused', { context: { error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } }],
  ]));

it('passkeyMachine asks at once where nothing is offered', () =>
  expectSteps('passkey', [
    ['support.known', 'idle'],
    ['passkey.asked', 'proving', { asks: [['prove']] }],
    ['✓ prove', 'done', { does: [['finish', { user: ANSWER }]] }],
  ]));

it('passkeyListMachine reads the list again after a passkey was added, and says why one was not', () =>
  expectSteps('passkeyList', [
    ['✓ load', 'listed', { context: { keys: ANSWER } }],
    ['passkey.added', 'adding', { asks: [['add']] }],
    ['✗ add', 'listed', { context: { error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } }],
    ['passkey.added', 'adding', { context: { error: null }, asks: [['add']] }],
    ['✗ add 2', 'listed'],
    ['passkey.added', 'adding', { asks: [['add']] }],
    ['✓ add', 'loading', { asks: [['load']] }],
    ['✗ load', 'failed', { context: { error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } }],
    ['screen.retried', 'loading', { context: { error: null }, asks: [['load']] }],
  ]));

it('passkeyListMachine renames the chosen passkey, and nothing to a blank name', () =>
  expectSteps('passkeyList', [
    ['✓ load', 'listed', { context: { keys: ANSWER } }],
    ['rename.opened', 'naming', { context: { chosen: { id: 'sample-key', name: '내 휴대폰' } } }],
    [
      { type: 'field.changed', change: { name: ' ' } },
      'naming',
      { context: { chosen: { id: 'sample-key', name: ' ' } } },
    ],
    ['form.submitted', 'naming'],
    ['field.changed', 'naming', { context: { chosen: { id: 'sample-key', name: '회사 노트북' } } }],
    ['form.submitted', 'renaming', { asks: [['rename', { id: 'sample-key', name: '회사 노트북' }]] }],
    [
      '✗ rename',
      'listed',
      { context: { chosen: null, error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } },
    ],
    [
      'rename.opened',
      'naming',
      { context: { chosen: { id: 'sample-key', name: '내 휴대폰' }, error: null } },
    ],
    ['field.changed', 'naming', { context: { chosen: { id: 'sample-key', name: '회사 노트북' } } }],
    ['form.submitted', 'renaming', { asks: [['rename', { id: 'sample-key', name: '회사 노트북' }]] }],
    ['✓ rename', 'loading', { asks: [['load']] }],
  ]));

it('passkeyListMachine forgets the chosen passkey when its form is closed', () =>
  expectSteps('passkeyList', [
    ['✓ load', 'listed', { context: { keys: ANSWER } }],
    ['rename.opened', 'naming', { context: { chosen: { id: 'sample-key', name: '내 휴대폰' } } }],
    ['form.closed', 'listed', { context: { chosen: null } }],
  ]));

it('passkeyListMachine removes the chosen passkey after one question', () =>
  expectSteps('passkeyList', [
    ['✓ load', 'listed', { context: { keys: ANSWER } }],
    ['removal.asked', 'asking', { context: { chosen: { id: 'sample-key', name: '내 휴대폰' } } }],
    ['removal.dismissed', 'listed', { context: { chosen: null } }],
    ['removal.asked', 'asking', { context: { chosen: { id: 'sample-key', name: '내 휴대폰' } } }],
    ['removal.confirmed', 'removing', { asks: [['remove', { id: 'sample-key' }]] }],
    [
      '✗ remove',
      'listed',
      { context: { chosen: null, error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' } },
    ],
    [
      'removal.asked',
      'asking',
      { context: { chosen: { id: 'sample-key', name: '내 휴대폰' }, error: null } },
    ],
    ['removal.confirmed', 'removing', { asks: [['remove', { id: 'sample-key' }]] }],
    ['✓ remove', 'loading', { asks: [['load']] }],
  ]));
