import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('cartMachine is empty after the last line was removed', () =>
  expectSteps('cart', [['✓ load 2', 'open.settled.empty']]));

it('cartMachine selects all lines at once', () =>
  expectSteps('cart', [
    [
      '✓ load',
      'open.settled.filled',
      {
        context: {
          items: [
            { cartItemId: 1, productId: 1, productName: '고래 로우 스니커즈' },
            { cartItemId: 2, productId: 2, productName: '구름 쿠션 런닝화' },
          ],
          stored: [
            { cartItemId: 1, productId: 1, productName: '고래 로우 스니커즈' },
            { cartItemId: 2, productId: 2, productName: '구름 쿠션 런닝화' },
          ],
        },
      },
    ],
    [
      'line.ticked',
      'open.saving',
      {
        context: {
          items: [
            { cartItemId: 1, productId: 1, productName: '고래 로우 스니커즈' },
            { cartItemId: 2, productId: 2, productName: '구름 쿠션 런닝화' },
          ],
          sending: [{ kind: 'tick', optionIds: [2] }],
        },
        asks: [['save', { changes: [{ kind: 'tick', optionIds: [2] }], items: expect.any(Array) }]],
      },
    ],
    [
      '✓ save',
      'open.settled.filled',
      {
        context: {
          items: [
            { cartItemId: 1, productId: 1, productName: '고래 로우 스니커즈' },
            { cartItemId: 2, productId: 2, productName: '구름 쿠션 런닝화' },
          ],
        },
      },
    ],
    [
      'all.ticked',
      'open.saving',
      {
        context: { sending: [{ kind: 'tick', optionIds: [1, 2] }] },
        asks: [['save', { changes: [{ kind: 'tick', optionIds: [1, 2] }], items: expect.any(Array) }]],
      },
    ],
  ]));

it('optionChangeMachine loads again after a failure', () =>
  expectSteps('optionChange', [
    ['dialog.opened', 'open.loading', { asks: [['load', { productId: 1 }]] }],
    ['✗ load', 'open.failed', { context: { error: '상품 정보를 불러오지 못했어요.' } }],
    ['screen.retried', 'open.loading', { asks: [['load', { productId: 1 }]] }],
  ]));

it('couponDownloadsMachine shows the coupons of a store when its list is opened', () =>
  expectSteps('couponDownloads', [
    ['✓ load', 'closed', { context: { coupons: ANSWER } }],
    ['list.opened', 'open.resting'],
    ['list.closed', 'closed'],
  ]));

it('couponDownloadsMachine stays closed where the coupons do not load', () =>
  expectSteps('couponDownloads', [['✗ load', 'closed']]));

it('parcelTrackingMachine shows the steps of a parcel, again after a failure', () =>
  expectSteps('parcelTracking', [
    ['✗ load', 'failed', { context: { error: '택배사가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.' } }],
    ['screen.retried', 'loading', { asks: [['load', { about: { orderId: 31, line: 11 } }]] }],
    ['✓ load', 'known', { context: { parcel: ANSWER, error: null } }],
  ]));

it('parcelTrackingMachine has no link for an unknown carrier', () =>
  expectSteps('parcelTracking', [['✓ load 2', 'unknown', { context: { parcel: ANSWER } }]]));

it('orderActionMachine sends nothing when it is dismissed', () =>
  expectSteps('orderAction', [
    [
      'action.asked 2',
      'previewing',
      {
        context: { action: { kind: 'confirm', orderId: 31, orderItemIds: [] } },
        asks: [['preview', { action: { kind: 'confirm', orderId: 31, orderItemIds: [] } }]],
      },
    ],
    ['action.dismissed', 'idle'],
    [
      'action.asked',
      'previewing',
      {
        context: { action: { kind: 'cancel', orderId: 31, orderItemIds: [] } },
        asks: [['preview', { action: { kind: 'cancel', orderId: 31, orderItemIds: [] } }]],
      },
    ],
    ['✓ preview', 'asking', { context: { refund: ANSWER } }],
    ['action.dismissed', 'idle'],
  ]));

it('myPricesMachine collects wanted prices, and forgets them with the member', () =>
  expectSteps('myPrices', [
    ['member.arrived', 'resting'],
    ['price.wanted', 'collecting', { context: { wanted: [1] } }],
    ['price.wanted', 'collecting'],
    ['member.left', 'resting', { context: { wanted: [] } }],
  ]));
