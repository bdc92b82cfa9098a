import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('productEditorMachine fails where the published product cannot be read', () =>
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
    ['✗ show', 'failed', { context: { error: '상품을 불러오지 못했어요.' } }],
  ]));

it('productEditorMachine fails where the stored product cannot be checked', () =>
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
    ['✗ check', 'failed', { context: { error: '상품을 불러오지 못했어요.' } }],
  ]));
