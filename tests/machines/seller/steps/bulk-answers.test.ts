import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('lineBulkMachine says why it could not count or work', () =>
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
    ['✗ count', 'some', { context: { error: '주문을 불러오지 못했어요.' } }],
    [
      'act.asked',
      'counting',
      {
        context: { error: null },
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
    ['✗ act', 'some', { context: { error: '주문을 불러오지 못했어요.' } }],
  ]));
