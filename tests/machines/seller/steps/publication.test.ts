import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('productEditorMachine stores before it publishes, and says why it could not', () =>
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
    [
      '✗ store',
      'editing.refused',
      { context: { error: '이미 있는 상품 이름이에요.' }, does: [['focusProblem']] },
    ],
    [
      'publication.asked',
      'publishing.storing',
      {
        context: { error: null },
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
    ['✗ store 2', 'comparing', { asks: [['lookUp', { id: 1 }]] }],
  ]));

it('productEditorMachine publishes and shows the published product', () =>
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
    ['✓ publish', 'publishing.showing', { asks: [['show', { id: 1 }]], does: [['announcePublished']] }],
    ['✓ show', 'editing.published'],
  ]));
