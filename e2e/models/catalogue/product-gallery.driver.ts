import type { Driver } from '../driver.ts';

const TURNED = 'only some shoes have views from all around; e2e/product-page.spec.ts turns one';

export const productGalleryDriver: Driver = {
  flow: 'productGallery',
  path: '/products/1',
  ports: {},
  events: {
    'picture.opened': {
      press: (page) => page.getByRole('region', { name: '상품 사진' }).locator('figure').nth(1),
    },
    'picture.moved': { press: (page) => page.getByRole('button', { name: '다음 사진' }) },
    'picture.pressed': {
      press: (page) => page.getByRole('button', { name: /^(확대하기|원래 크기로 보기)$/ }),
    },
    'view.closed': { press: (page) => page.getByRole('dialog').getByRole('button', { name: '닫기' }) },
  },
  offscreen: { 'turn.started': TURNED, 'turn.moved': TURNED, '✗ loadFrames': TURNED },
};
