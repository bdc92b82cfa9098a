import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('productEditorMachine looks back after a publication without an answer', () =>
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
      'publication.asked',
      'publishing.storing',
      {
        asks: [
          [
            'store',
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
    ['✓ store', 'publishing.checking', { asks: [['check', { id: 1 }]], does: [['dropStored']] }],
    [
      '✓ check',
      'publishing.opening',
      { context: { values: { name: '한강 나루 로퍼' } }, asks: [['publish', { id: 1, version: 2 }]] },
    ],
    [
      '✗ publish 4',
      'looking',
      { context: { error: '응답이 늦어지고 있어요.' }, asks: [['lookBack', { id: 1 }]] },
    ],
    ['✓ lookBack', 'editing.refused'],
  ]));

it('productEditorMachine fails where nothing can be looked back at', () =>
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
      'publication.asked',
      'publishing.storing',
      {
        asks: [
          [
            'store',
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
    ['✓ store', 'publishing.checking', { asks: [['check', { id: 1 }]], does: [['dropStored']] }],
    [
      '✓ check',
      'publishing.opening',
      { context: { values: { name: '한강 나루 로퍼' } }, asks: [['publish', { id: 1, version: 2 }]] },
    ],
    [
      '✗ publish 4',
      'looking',
      { context: { error: '응답이 늦어지고 있어요.' }, asks: [['lookBack', { id: 1 }]] },
    ],
    ['✗ lookBack', 'failed', { context: { error: '상품을 불러오지 못했어요.' } }],
  ]));

it('productEditorMachine compares where another edit was published first', () =>
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
      'publication.asked',
      'publishing.storing',
      {
        asks: [
          [
            'store',
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
    ['✓ store', 'publishing.checking', { asks: [['check', { id: 1 }]], does: [['dropStored']] }],
    [
      '✓ check',
      'publishing.opening',
      { context: { values: { name: '한강 나루 로퍼' } }, asks: [['publish', { id: 1, version: 2 }]] },
    ],
    ['✗ publish 3', 'comparing', { asks: [['lookUp', { id: 1 }]] }],
  ]));

it('productEditorMachine says why a publication was refused', () =>
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
      'publication.asked',
      'publishing.storing',
      {
        asks: [
          [
            'store',
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
    ['✓ store', 'publishing.checking', { asks: [['check', { id: 1 }]], does: [['dropStored']] }],
    [
      '✓ check',
      'publishing.opening',
      { context: { values: { name: '한강 나루 로퍼' } }, asks: [['publish', { id: 1, version: 2 }]] },
    ],
    ['✗ publish', 'editing.refused', { context: { error: '이미 있는 상품 이름이에요.' } }],
  ]));
