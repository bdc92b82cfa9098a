import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('productEditorMachine saves an edit and reads it again', () =>
  expectSteps('productEditor', [
    ['✗ load', 'failed', { context: { error: '상품을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load', { id: 1 }]] }],
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { goods: { productId: 1, name: '한강 나루 로퍼', price: 89000 } },
          values: { name: '한강 나루 로퍼', categoryId: '2', brandId: '1' },
          error: null,
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '나루 로퍼' } }, does: [['storeDraft']] },
    ],
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
            {
              about: expect.objectContaining({
                goods: expect.objectContaining({ productId: 1, name: '한강 나루 로퍼', price: 89000 }),
              }),
              values: expect.objectContaining({ name: '나루 로퍼', categoryId: '2', brandId: '1' }),
            },
          ],
        ],
      },
    ],
    ['✓ save', 'reading', { asks: [['reread', { id: 1 }]], does: [['dropStored'], ['announceSaved']] }],
    ['✓ reread', 'editing.saved', { context: { values: { name: '한강 나루 로퍼' } } }],
  ]));

it('productEditorMachine fails where the saved product cannot be read', () =>
  expectSteps('productEditor', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { goods: { productId: 1, name: '한강 나루 로퍼', price: 89000 } },
          values: { name: '한강 나루 로퍼', categoryId: '2', brandId: '1' },
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '나루 로퍼' } }, does: [['storeDraft']] },
    ],
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
            {
              about: expect.objectContaining({
                goods: expect.objectContaining({ productId: 1, name: '한강 나루 로퍼', price: 89000 }),
              }),
              values: expect.objectContaining({ name: '나루 로퍼', categoryId: '2', brandId: '1' }),
            },
          ],
        ],
      },
    ],
    ['✓ save', 'reading', { asks: [['reread', { id: 1 }]], does: [['dropStored'], ['announceSaved']] }],
    ['✗ reread', 'failed', { context: { error: '상품을 불러오지 못했어요.' } }],
  ]));

it('productEditorMachine says why a save was refused, and compares with another edit', () =>
  expectSteps('productEditor', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { goods: { productId: 1, name: '한강 나루 로퍼', price: 89000 } },
          values: { name: '한강 나루 로퍼', categoryId: '2', brandId: '1' },
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '나루 로퍼' } }, does: [['storeDraft']] },
    ],
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
            {
              about: expect.objectContaining({
                goods: expect.objectContaining({ productId: 1, name: '한강 나루 로퍼', price: 89000 }),
              }),
              values: expect.objectContaining({ name: '나루 로퍼', categoryId: '2', brandId: '1' }),
            },
          ],
        ],
      },
    ],
    [
      '✗ save',
      'editing.refused',
      { context: { error: '이미 있는 상품 이름이에요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'saving',
      {
        context: { error: null },
        asks: [
          [
            'save',
            {
              about: expect.objectContaining({
                goods: expect.objectContaining({ productId: 1, name: '한강 나루 로퍼', price: 89000 }),
              }),
              values: expect.objectContaining({ name: '나루 로퍼', categoryId: '2', brandId: '1' }),
            },
          ],
        ],
      },
    ],
    ['✗ save 2', 'comparing', { asks: [['lookUp', { id: 1 }]] }],
  ]));

it('productEditorMachine asks before it leaves unsaved fields', () =>
  expectSteps('productEditor', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { goods: { productId: 1, name: '한강 나루 로퍼', price: 89000 } },
          values: { name: '한강 나루 로퍼', categoryId: '2', brandId: '1' },
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { name: '나루 로퍼' } }, does: [['storeDraft']] },
    ],
    ['form.left', 'leaving', { context: { leavingTo: '/product-manage' } }],
    ['leave.cancelled', 'editing.typing'],
  ]));
