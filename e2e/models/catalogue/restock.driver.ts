import { COLORS } from '#domain/catalogue/colors.ts';
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '#domain/catalogue/restock.ts';
import { type Driver, retry } from '../driver.ts';

export const restockAlerts: Driver = {
  flow: 'restockAlerts',
  member: 'gunwoo',
  path: '/products/1',
  // A colour with a size that is sold out.
  reach: async (page) => {
    const { data } = await (await page.request.get('/api/products/1')).json();
    const soldOut = data.options.find(({ stock }: { stock: number }) => stock === 0);
    const name = COLORS.find(({ code }) => code === soldOut.color)?.name;
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  },
  ports: {
    loadAlerts: { asks: [listRestockAlerts] },
    saveAlert: { asks: [addRestockAlert, removeRestockAlert], requests: 1 },
  },
  events: {
    'alert.toggled': {
      press: (page) => page.locator('[data-flow="restockAlerts"]').getByRole('button').first(),
    },
    'screen.retried': retry('restockAlerts'),
  },
};
