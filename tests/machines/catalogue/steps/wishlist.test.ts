import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('wishlistToggleMachine sends one change at a time, and reverts what was refused', () =>
  expectSteps('wishlistToggle', [
    ['member.arrived', 'learning', { asks: [['loadIds']] }],
    ['✓ loadIds', 'resting', { context: { ids: [1] } }],
    [
      'wish.toggled',
      'saving',
      {
        context: { queue: [{ productId: 1, on: false }] },
        asks: [['saveWish', { productId: 1, on: false }]],
      },
    ],
    [
      'wish.toggled',
      'saving',
      {
        context: {
          queue: [
            { productId: 1, on: false },
            { productId: 1, on: true },
          ],
        },
      },
    ],
    [
      '✓ saveWish',
      'saving',
      {
        context: { ids: [], queue: [{ productId: 1, on: true }] },
        asks: [['saveWish', { productId: 1, on: true }]],
      },
    ],
    [
      '✗ saveWish',
      'resting',
      { context: { queue: [] }, does: [['notify', { reason: '찜을 저장하지 못했어요.' }]] },
    ],
  ]));

it('wishlistToggleMachine sends a press once the list of the member is known, or asks for it', () =>
  expectSteps('wishlistToggle', [
    ['member.arrived', 'learning', { asks: [['loadIds']] }],
    ['wish.toggled', 'learning', { context: { queue: [{ productId: 1, on: true }] } }],
    [
      '✗ loadIds',
      'unsure',
      { context: { queue: [] }, does: [['notify', { reason: '찜을 저장하지 못했어요.' }]] },
    ],
    ['wish.toggled', 'learning', { context: { queue: [{ productId: 1, on: true }] }, asks: [['loadIds']] }],
  ]));
