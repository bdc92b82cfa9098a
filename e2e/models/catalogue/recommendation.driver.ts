import { recommendProducts } from '#domain/catalogue/recommend.ts';
import { type Driver, retry } from '../driver.ts';

export const recommendation: Driver = {
  flow: 'recommendation',
  member: 'user',
  path: `/recommend?q=${encodeURIComponent('운동화')}`,
  ports: { load: { asks: [recommendProducts] } },
  events: {
    'input.changed': {
      before: async (page, { input }) => {
        const main = page.getByRole('main');
        // A query that is already in the address is not sent again.
        const now = await main.getByRole('searchbox').inputValue();
        await main.getByRole('searchbox').fill(now === input ? `${input} ` : String(input));
        await main.getByRole('button', { name: '검색', exact: true }).click();
      },
    },
    'screen.retried': retry('recommendation'),
  },
  hidden: ({ type, input }, { context }) => type === 'input.changed' && input === context.input,
};
