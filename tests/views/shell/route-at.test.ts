import { describe, expect, it, vi } from 'vitest';
import { everyScreen } from '#src/app/routes/every.ts';
import { farAreas } from '#src/app/routes/far.ts';
import { routeAt } from '#src/app/routes/route-at.ts';
import { nearRoutes } from '#src/app/routes/routes.ts';

const example = (pattern: string) => pattern.replace(/:\w+/g, '7');
const everyPath = everyScreen.flatMap(([, { path, also = [] }]) => [path, ...also]);

describe('the page that a link opens', () => {
  it.each(everyPath)('is known of %s', async (pattern) => {
    expect((await routeAt(example(pattern)))?.route.path).toBe(pattern);
  });

  it('has the parameters of its address', async () => {
    expect((await routeAt('/products/31/reviews'))?.params.productId).toBe('31');
  });

  it('of an address that has moved is the one it leads to', async () => {
    expect((await routeAt('/my-feed'))?.route.path).toBe('/my-feeds');
    expect((await routeAt('/new'))?.route.path).toBe('/products');
  });

  it('is none where there is no page', async () => {
    expect(await routeAt('/nowhere/at/all')).toBeNull();
  });

  it('is the very screen that the app shows, so that its code is there', async () => {
    const route = nearRoutes.find(({ path }) => path === '/products/:id');
    expect((await routeAt('/products/7'))?.route).toBe(route);
    const both = await Promise.all([routeAt('/product-manage'), routeAt('/product-manage')]);
    expect(both[0]?.route).toBe(both[1]?.route);
  });

  it('asks for the rows of a far area only beneath its beginnings', async () => {
    const loads = farAreas.map((area) => vi.spyOn(area, 'load'));
    await routeAt('/products/7');
    for (const load of loads) expect(load).not.toHaveBeenCalled();
    await routeAt('/admin');
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
