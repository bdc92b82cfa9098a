import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Drawings } from '#src/inspector/chart/drawing.ts';
import type { Prepared } from '#src/inspector/chart/prepared.ts';
import { KeptDrawings } from '../../scripts/lib/charts/kept-drawings.ts';

const drawing = (width: number): Drawings => {
  const one = { width, height: 1, boxes: {}, arrows: {} };
  return { RIGHT: one, DOWN: one };
};
const folder = mkdtempSync(join(tmpdir(), 'kept-drawings-'));
const file = join(folder, 'cache/drawings.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server with a chart of this name, and what it has been given to draw. */
function server(chart: string, drawer = 'first') {
  const draw = vi.fn(async (known: Prepared) => ({ [chart]: known[chart] ?? drawing(chart.length) }));
  return { draw, kept: new KeptDrawings({ file, sources: () => ({ drawer, charts: chart }), draw }) };
}

describe('chart layouts of the development server', () => {
  it('are not waited for, made once, and stored for the next start', async () => {
    const { draw, kept } = server('cart');
    expect(kept.read()).toEqual({});
    expect(await Promise.all([kept.renew(), kept.renew()])).toEqual([true, true]);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(kept.read()).toEqual({ cart: drawing(4) });

    const next = server('cart');
    expect(next.kept.read()).toEqual({ cart: drawing(4) });
    expect(await next.kept.renew()).toBe(false);
    expect(next.draw).not.toHaveBeenCalled();
  });

  it('are made for changed charts, using the stored ones', async () => {
    await server('cart').kept.renew();
    const { draw, kept } = server('changed');
    expect(kept.read()).toEqual({ cart: drawing(4) });
    await kept.renew();
    expect(draw).toHaveBeenCalledWith({ cart: drawing(4) });
    expect(kept.read()).toEqual({ changed: drawing(7) });
  });

  it('of another layout version are not used', async () => {
    await server('cart').kept.renew();
    const { draw, kept } = server('cart', 'second');
    expect(kept.read()).toEqual({});
    await kept.renew();
    expect(draw).toHaveBeenCalledWith({});
  });

  it('that cannot be read or made do not prevent drawing', async () => {
    await server('cart').kept.renew();
    writeFileSync(file, '{"drawings":');
    const { kept } = server('cart');
    expect(kept.read()).toEqual({});
    expect(await kept.renew()).toBe(true);

    const broken = new KeptDrawings({
      file,
      sources: () => ({ drawer: 'second', charts: 'cart' }),
      draw: () => Promise.reject(new Error('no such machine')),
    });
    await expect(broken.renew()).rejects.toThrow('no such machine');
    expect(broken.read()).toEqual({});
    await expect(broken.renew()).rejects.toThrow('no such machine');
  });
});
