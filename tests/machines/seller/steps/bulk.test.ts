import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('lineBulkMachine selects and deselects single lines and all of a page', () =>
  expectSteps('lineBulk', [
    ['row.toggled', 'some', { context: { ids: [71] } }],
    ['row.toggled', 'none', { context: { ids: [] } }],
    ['page.toggled', 'some', { context: { ids: [71, 72] } }],
    ['page.toggled', 'none', { context: { ids: [] } }],
    ['row.toggled', 'some', { context: { ids: [71] } }],
    ['all.chosen', 'some', { context: { ids: [], all: { q: null, tab: null, from: null, until: null } } }],
    ['selection.cleared', 'none', { context: { all: null } }],
  ]));

it('lineBulkMachine keeps its selection while it counts, asks and works', () =>
  expectSteps('lineBulk', [
    ['row.toggled', 'some', { context: { ids: [71] } }],
    [
      'act.asked',
      'counting',
      {
        context: {
          act: {
            rows: [
              {
                orderNo: 'S2026112000000031',
                orderItemId: '71',
                carrier: 'CJ대한통운',
                trackingNumber: '612345678901',
              },
            ],
          },
        },
        asks: [
          [
            'count',
            {
              chosen: { ids: [71] },
              act: {
                rows: [
                  {
                    orderNo: 'S2026112000000031',
                    orderItemId: '71',
                    carrier: 'CJ대한통운',
                    trackingNumber: '612345678901',
                  },
                ],
              },
            },
          ],
        ],
      },
    ],
    ['row.toggled', 'counting'],
    ['page.toggled', 'counting'],
    ['✓ count', 'asking', { context: { count: 1 } }],
    ['row.toggled', 'asking'],
    ['page.toggled', 'asking'],
    ['act.cancelled', 'some'],
    [
      'act.asked',
      'counting',
      {
        asks: [
          [
            'count',
            {
              chosen: { ids: [71] },
              act: {
                rows: [
                  {
                    orderNo: 'S2026112000000031',
                    orderItemId: '71',
                    carrier: 'CJ대한통운',
                    trackingNumber: '612345678901',
                  },
                ],
              },
            },
          ],
        ],
      },
    ],
    ['✓ count', 'asking'],
    [
      'act.confirmed',
      'acting',
      {
        asks: [
          [
            'act',
            {
              chosen: { ids: [71] },
              act: {
                rows: [
                  {
                    orderNo: 'S2026112000000031',
                    orderItemId: '71',
                    carrier: 'CJ대한통운',
                    trackingNumber: '612345678901',
                  },
                ],
              },
            },
          ],
        ],
      },
    ],
    ['row.toggled', 'acting'],
    ['page.toggled', 'acting'],
    [
      '✓ act',
      'done',
      {
        context: { ids: [], act: null, outcomes: [{ id: 71, done: true, reason: null }] },
        does: [['announceDone']],
      },
    ],
  ]));
