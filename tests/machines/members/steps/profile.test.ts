import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('blockedMembersMachine reads again after a failure', () =>
  expectSteps('blockedMembers', [
    ['✗ load', 'failed', { context: { error: '불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'listed', { context: { members: ANSWER, error: null } }],
  ]));

it('appealMachine forgets the chosen case when it is dismissed', () =>
  expectSteps('appeal', [
    ['✗ load', 'failed', { context: { error: '불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'listed', { context: { cases: ANSWER, error: null } }],
    ['case.chosen', 'writing', { context: { chosen: { caseId: 3, targetType: 'FEED', targetId: 9 } } }],
    ['appeal.dismissed', 'listed'],
  ]));

it('addressBookMachine opens an address, and reads the list again after a removal', () =>
  expectSteps('addressBook', [
    ['✓ load', 'listing.filled', { context: { addresses: ANSWER } }],
    ['address.opened', 'editing', { context: { wanted: { addressId: 1 } } }],
    ['form.closed', 'listing.filled', { context: { wanted: null } }],
    [
      'removal.asked',
      'asking',
      { context: { removing: { id: 1, recipientName: '김하루', recipientPhone: '010-1234-5678' } } },
    ],
    ['removal.confirmed', 'removing', { asks: [['remove', { addressId: 1 }]] }],
    ['✓ remove', 'loading', { asks: [['load']] }],
  ]));

it('postcodeMachine looks for the search when it opens, again where there was none', () =>
  expectSteps('postcode', [
    ['search.opened', 'opening', { asks: [['look']] }],
    ['✗ look', 'byHand', { does: [['typeByHand']] }],
    ['search.opened', 'opening', { asks: [['look']] }],
    ['✓ look', 'open.waiting'],
  ]));

it('reportMachine sends nothing when it is closed', () =>
  expectSteps('report', [
    ['report.opened', 'choosing'],
    ['report.closed', 'closed'],
  ]));

it('botCheckMachine gives no token after a failed check, and loads again after a failed script', () =>
  expectSteps('botCheck', [
    ['check.needed', 'loading', { asks: [['loadScript', { siteKey: 'sample-key' }]] }],
    [
      '✗ loadScript',
      'failed',
      { context: { error: 'script blocked' }, does: [['warn', { problem: 'loadFailed' }]] },
    ],
    ['check.needed', 'loading', { asks: [['loadScript', { siteKey: 'sample-key' }]] }],
    ['✓ loadScript', 'ready'],
    ['token.requested', 'executing', { asks: [['execute', { siteKey: 'sample-key', action: 'login' }]] }],
    ['✗ execute', 'ready', { context: { error: 'no token' } }],
  ]));

it('footSizeQuestionMachine says what was refused, and can be skipped', () =>
  expectSteps('footSizeQuestion', [
    ['field.changed', 'asking.typing', { context: { values: { footSize: '245', footWidth: 'WIDE' } } }],
    ['form.submitted', 'saving', { asks: [['save', { feet: { footSize: 245, footWidth: 'WIDE' } }]] }],
    [
      '✗ save',
      'asking.refused',
      { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }, does: [['focusProblem']] },
    ],
    ['question.skipped', 'skipping', { asks: [['skip']] }],
  ]));

it('profileEditMachine shows the profile, and keeps the old picture after a failed upload', () =>
  expectSteps('profileEdit', [
    [
      '✓ load',
      'form.editing.typing · image.idle',
      { context: { saved: ANSWER, values: { name: '김하루', nickname: '걷는하루', phone: '01012345678' } } },
    ],
    [
      'image.chosen',
      'form.editing.typing · image.uploading',
      { asks: [['upload', { file: expect.anything() }]] },
    ],
    ['✗ upload', 'form.editing.typing · image.placeholder'],
  ]));

it('sessionMachine takes another role over, and pauses before it asks again offline', () =>
  expectSteps('session', [
    [
      '✓ validate',
      'authenticated.settled',
      {
        context: {
          user: {
            token: 'sample',
            nickname: '뛰는하루',
            name: '김하루',
            email: 'user@sinbaljang.test',
            userType: 'user',
            userId: 3,
            image: null,
          },
        },
        asks: [['likedFeeds']],
        does: [['writeStored']],
      },
    ],
    [
      'session.userTypeChanged',
      'authenticated.settled',
      {
        context: {
          user: {
            token: 'sample',
            nickname: '뛰는하루',
            name: '김하루',
            email: 'user@sinbaljang.test',
            userType: 'seller',
            userId: 3,
            image: null,
          },
        },
        does: [['writeStored']],
      },
    ],
    ['session.pageOpened', 'authenticated.confirming.asking', { asks: [['confirm', { token: 'sample' }]] }],
    ['✗ confirm 2', 'authenticated.confirming.pausing'],
  ]));
