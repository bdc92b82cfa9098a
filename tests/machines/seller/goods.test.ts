import { describe, expect, it } from 'vitest';
import { done } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const asked = { type: 'removal.asked' };
const confirmed = { type: 'removal.confirmed' };

describe('a product that is to be deleted', () => {
  it('goes after one question, once for two presses', async () => {
    const flow = start(entryOf('productRemoval'), { id: 7 });
    const gone = await flow.play(asked, confirmed, confirmed, done('remove', 'DELETED'));
    expect([gone.value, flow.asked('remove'), flow.asked('hide')]).toEqual(['removed', [{ id: 7 }], []]);
    expect(flow.effects).toContainEqual(['leave']);
  });

  it('is hidden only after a second question, where somebody has ordered it', async () => {
    const flow = start(entryOf('productRemoval'), { id: 7 });
    const offered = await flow.play(asked, confirmed, done('remove', 'ORDERED'));
    expect([offered.value, flow.asked('hide')]).toEqual(['offering', []]);
    const hidden = await flow.play(confirmed, done('hide'));
    expect([hidden.value, flow.asked('hide')]).toEqual(['hidden', [{ id: 7 }]]);
    expect(flow.effects).not.toContainEqual(['leave']);
  });
});
