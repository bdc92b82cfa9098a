import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('productRemovalMachine asks before it removes, and says why it could not', () =>
  expectSteps('productRemoval', [
    ['removal.asked', 'confirming'],
    ['removal.dismissed', 'idle'],
    ['removal.asked', 'confirming'],
    ['removal.confirmed', 'removing', { asks: [['remove', { id: 1 }]] }],
    ['✗ remove', 'idle', { does: [['notify', { reason: '상품을 삭제하지 못했어요.' }]] }],
  ]));

it('productRemovalMachine offers to hide a product that was ordered', () =>
  expectSteps('productRemoval', [
    ['removal.asked', 'confirming'],
    ['removal.confirmed', 'removing', { asks: [['remove', { id: 1 }]] }],
    ['✓ remove 2', 'offering'],
    ['removal.dismissed', 'idle'],
    ['removal.asked', 'confirming'],
    ['removal.confirmed', 'removing', { asks: [['remove', { id: 1 }]] }],
    ['✓ remove 2', 'offering'],
    ['removal.confirmed', 'hiding', { asks: [['hide', { id: 1 }]] }],
    ['✗ hide', 'idle', { does: [['notify', { reason: '상품을 숨기지 못했어요.' }]] }],
  ]));

it('stockEditMachine keeps edits without an answer', () =>
  expectSteps('stockEdit', [
    [
      'stock.changed',
      'sending',
      {
        context: { sending: [{ optionId: 1, stock: 12, seenStock: 5 }] },
        asks: [['send', { edits: [{ optionId: 1, stock: 12, seenStock: 5 }] }]],
      },
    ],
    ['✗ send 2', 'unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('optionGridMachine resets a gender, and selects a range of cells', () =>
  expectSteps('optionGrid', [
    ['gender.chosen', 'resting', { context: { gender: 'MEN' } }],
    ['cell.pressed', 'resting'],
    ['range.started', 'ranging'],
    ['range.started', 'resting'],
    [{ type: 'digit.typed', digit: '5' }, 'typing', { context: { typed: '5' } }],
  ]));
