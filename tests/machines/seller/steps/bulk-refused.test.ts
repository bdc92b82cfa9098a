import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('lineBulkMachine keeps refused lines selected for another try', () =>
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
    ['✓ count', 'asking', { context: { count: 1 } }],
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
    [
      '✓ act 2',
      'refused',
      {
        context: {
          act: null,
          outcomes: [{ id: 71, done: false, reason: '지금 상태에서는 보낼 수 없는 상품이에요.' }],
        },
        does: [['announceDone']],
      },
    ],
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
  ]));
