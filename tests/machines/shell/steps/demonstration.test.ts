import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('demonstrationMachine is absent where the shop is no demonstration', () =>
  expectSteps('demonstration', [['✗ load', 'absent']]));

it('demonstrationMachine logs a chosen account in, or shows the second step', () =>
  expectSteps('demonstration', [
    [
      '✓ load',
      'folded',
      {
        context: {
          accounts: [{ role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' }],
          productId: 1,
          clock: { now: '2026-11-21T03:00:00.000Z', days: 0 },
        },
      },
    ],
    ['guide.opened', 'open.choosing'],
    [
      'account.chosen',
      'open.loggingIn',
      {
        asks: [
          [
            'logIn',
            { account: { role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' } },
          ],
        ],
      },
    ],
    ['✓ logIn', 'open.choosing', { does: [['startSession', { user: ANSWER }]] }],
    [
      'account.chosen',
      'open.loggingIn',
      {
        asks: [
          [
            'logIn',
            { account: { role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' } },
          ],
        ],
      },
    ],
    ['✓ logIn 2', 'open.choosing', { does: [['showSecondStep']] }],
    [
      'account.chosen',
      'open.loggingIn',
      {
        asks: [
          [
            'logIn',
            { account: { role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' } },
          ],
        ],
      },
    ],
    ['✗ logIn', 'open.choosing', { context: { error: '인터넷 연결을 확인해 주세요.' } }],
  ]));

it('demonstrationMachine adds days to the clock, and says why it could not', () =>
  expectSteps('demonstration', [
    [
      '✓ load',
      'folded',
      {
        context: {
          accounts: [{ role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' }],
          productId: 1,
          clock: { now: '2026-11-21T03:00:00.000Z', days: 0 },
        },
      },
    ],
    ['guide.opened', 'open.choosing'],
    ['days.added', 'open.advancing', { asks: [['advance', { days: 7 }]] }],
    [
      '✓ advance',
      'open.choosing',
      { context: { clock: { now: '2026-11-28T03:00:00.000Z', days: 7 } }, does: [['reloadPage']] },
    ],
    ['days.added', 'open.advancing', { asks: [['advance', { days: 14 }]] }],
    ['✗ advance', 'open.choosing', { context: { error: '인터넷 연결을 확인해 주세요.' } }],
    ['guide.folded', 'folded', { context: { error: null } }],
  ]));

it('demonstrationMachine leads through a tour step by step, and is put away for good', () =>
  expectSteps('demonstration', [
    [
      '✓ load',
      'folded',
      {
        context: {
          accounts: [{ role: 'seller', email: 'seller@sinbaljang.test', password: 'sinbaljang1!' }],
          productId: 1,
          clock: { now: '2026-11-21T03:00:00.000Z', days: 0 },
        },
      },
    ],
    ['guide.opened', 'open.choosing'],
    ['tour.chosen', 'open.choosing', { context: { tour: 'vote' } }],
    ['step.advanced', 'open.choosing', { context: { step: 1 } }],
    ['step.returned', 'open.choosing', { context: { step: 0 } }],
    ['tour.left', 'open.choosing', { context: { tour: null } }],
    ['guide.dismissed', 'absent', { does: [['rememberPutAway']] }],
  ]));
