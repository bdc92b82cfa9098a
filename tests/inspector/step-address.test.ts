import { describe, expect, it } from 'vitest';
import { failed, unanswered } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { addressOfSteps, stepsIn } from '#src/inspector/model/step-address.ts';
import { frameOf, startWalk, stepAll } from '#src/inspector/model/stepping.ts';

const entryOf = (id: string) => {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no chart ${id}`);
  return entry;
};
const searchOf = (address: string): string => address.slice(address.indexOf('?') + 1);

describe('address of steps', () => {
  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    'leads to the same state of %s as its walkthroughs',
    (_, entry) => {
      for (const { steps } of entry.walkthroughs) {
        const read = stepsIn(entry, searchOf(addressOfSteps(entry, steps)));
        const [there, here] = [read, steps].map(
          (events) => frameOf(stepAll(startWalk(entry), events)).snapshot,
        );
        expect(there?.value).toEqual(here?.value);
        expect(there?.context).toEqual(here?.context);
      }
    },
  );

  it('keeps an event that is no sample, with the code and the status of its error', () => {
    const entry = entryOf('cart');
    const steps = [failed('load', unanswered), { type: 'line.ticked', optionId: 77, selected: true }];
    const [first, second] = stepsIn(entry, searchOf(addressOfSteps(entry, steps)));
    expect(first).toMatchObject({ error: { message: unanswered.message, status: null } });
    expect(Object(first).error).toBeInstanceOf(Error);
    expect(second).toEqual(steps[1]);
  });

  it('names the chart, and a sample by its number', () => {
    const entry = entryOf('cart');
    const [event] = entry.events;
    expect(addressOfSteps(entry, event ? [event] : [])).toBe('/__inspector/machines/cart?steps=%5B0%5D');
  });

  it.each(['', 'steps=', 'steps=%7B', 'steps=5', 'steps=["x",null,99999,{}]'])(
    'has no steps if it is %j',
    (search) => {
      expect(stepsIn(entryOf('cart'), search)).toEqual([]);
    },
  );
});
