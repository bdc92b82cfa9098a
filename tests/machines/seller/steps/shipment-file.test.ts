import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('shipmentFileMachine checks pasted lines and files before it applies them', () =>
  expectSteps('shipmentFile', [
    [
      'text.typed',
      'choosing',
      {
        context: {
          text: '주문번호	상품주문번호	택배사	송장번호\nS2026112000000031	71	CJ대한통운	612345678901',
        },
      },
    ],
    [
      'text.submitted',
      'checking',
      {
        asks: [
          [
            'check',
            {
              source: {
                text: '주문번호	상품주문번호	택배사	송장번호\nS2026112000000031	71	CJ대한통운	612345678901',
              },
            },
          ],
        ],
      },
    ],
    ['✗ check', 'choosing', { context: { error: '첫 줄에 이 열이 없어요: 송장번호' } }],
    [
      'file.chosen',
      'checking',
      { context: { error: null }, asks: [['check', { source: { file: expect.anything() } }]] },
    ],
    [
      '✓ check',
      'reviewed',
      {
        context: {
          rows: [
            { orderNo: 'S2026112000000031', orderItemId: '71', carrier: 'CJ대한통운' },
            { orderNo: 'S2026112100000032', orderItemId: '72', carrier: '아무택배' },
          ],
          answer: { shipped: 1, same: 0, refused: 1 },
        },
      },
    ],
    ['shipment.dismissed', 'choosing', { context: { rows: [], answer: null } }],
    ['file.chosen', 'checking', { asks: [['check', { source: { file: expect.anything() } }]] }],
    [
      '✓ check',
      'reviewed',
      {
        context: {
          rows: [
            { orderNo: 'S2026112000000031', orderItemId: '71', carrier: 'CJ대한통운' },
            { orderNo: 'S2026112100000032', orderItemId: '72', carrier: '아무택배' },
          ],
          answer: { shipped: 1, same: 0, refused: 1 },
        },
      },
    ],
    ['shipment.confirmed', 'applying', { asks: [['apply', { rows: expect.any(Array) }]] }],
    ['✗ apply', 'failed', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['shipment.dismissed', 'choosing', { context: { rows: [], answer: null, error: null } }],
  ]));

it('shipmentFileMachine is done after all lines were shipped', () =>
  expectSteps('shipmentFile', [
    ['file.chosen', 'checking', { asks: [['check', { source: { file: expect.anything() } }]] }],
    [
      '✓ check',
      'reviewed',
      {
        context: {
          rows: [
            { orderNo: 'S2026112000000031', orderItemId: '71', carrier: 'CJ대한통운' },
            { orderNo: 'S2026112100000032', orderItemId: '72', carrier: '아무택배' },
          ],
          answer: { shipped: 1, same: 0, refused: 1 },
        },
      },
    ],
    ['shipment.confirmed', 'applying', { asks: [['apply', { rows: expect.any(Array) }]] }],
    ['✓ apply 2', 'done', { context: { answer: ANSWER }, does: [['announceDone']] }],
  ]));

it('shipmentFileMachine tells which lines were refused', () =>
  expectSteps('shipmentFile', [
    ['file.chosen', 'checking', { asks: [['check', { source: { file: expect.anything() } }]] }],
    [
      '✓ check',
      'reviewed',
      {
        context: {
          rows: [
            { orderNo: 'S2026112000000031', orderItemId: '71', carrier: 'CJ대한통운' },
            { orderNo: 'S2026112100000032', orderItemId: '72', carrier: '아무택배' },
          ],
          answer: { shipped: 1, same: 0, refused: 1 },
        },
      },
    ],
    ['shipment.confirmed', 'applying', { asks: [['apply', { rows: expect.any(Array) }]] }],
    ['✓ apply', 'partly', { does: [['announceDone']] }],
  ]));
