import { describe, expect, it, vi } from 'vitest';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { lazyAreas } from '#src/app/routes/lazy-areas.ts';
import { routeAt } from '#src/app/routes/route-at.ts';
import { eagerRoutes } from '#src/app/routes/routes.ts';

const example = (pattern: string) => pattern.replace(/:\w+/g, '7');
const everyPath = allScreens.flatMap(([, { path, also = [] }]) => [path, ...also]);

describe('routeAt', () => {
  it.each(everyPath)('finds the route of %s', async (pattern) => {
    expect((await routeAt(example(pattern)))?.route.path).toBe(pattern);
  });

  it('returns the parameters of the address', async () => {
    expect((await routeAt('/products/31/reviews'))?.params.productId).toBe('31');
  });

  it('follows a redirect', async () => {
    expect((await routeAt('/my-feed'))?.route.path).toBe('/my-feeds');
    expect((await routeAt('/new'))?.route.path).toBe('/products');
  });

  it('is null without a page', async () => {
    expect(await routeAt('/nowhere/at/all')).toBeNull();
  });

  it('returns the same screen as the app, so that its code is loaded', async () => {
    const route = eagerRoutes.find(({ path }) => path === '/products/:id');
    expect((await routeAt('/products/7'))?.route).toBe(route);
    const both = await Promise.all([routeAt('/product-manage'), routeAt('/product-manage')]);
    expect(both[0]?.route).toBe(both[1]?.route);
  });

  it('loads the rows of a lazy area only below its prefixes', async () => {
    const loads = lazyAreas.map((area) => vi.spyOn(area, 'load'));
    await routeAt('/products/7');
    for (const load of loads) expect(load).not.toHaveBeenCalled();
    await routeAt('/admin');
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
