import { describe, expect, it } from 'vitest';
import { flowLabels, labelledNames } from '#proof/flow-labels.ts';
import { commonEvents } from '#proof/labels/kit.ts';
import { registry } from '#proof/registry.ts';

/** A polite Korean sentence, as all copy of the shop. */
const SENTENCE = /^[가-힣][^.]*요$/;
const TOLD = /^[가-힣].*요\.$/;
const rows = registry.map((entry) => ({ id: entry.machine.id, entry }));

describe('Korean words of flows', () => {
  it('exist for every flow, port and event (add them in proof/labels/<area>.ts)', () => {
    const missing = rows.flatMap(({ id, entry }) => {
      if (!flowLabels[id])
        return [`${id}: nothing tells what a person does in it, nor of ${labelledNames(entry).join(', ')}`];
      const silent = labelledNames(entry).filter((name) => entry.words?.says[name] === undefined);
      return silent.map((name) => `${id}: no word for ${name in entry.ports ? 'port' : 'event'} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are polite Korean sentences', () => {
    const wrong = Object.entries(flowLabels).flatMap(([id, { about, says }]) => [
      ...(TOLD.test(about) ? [] : [`${id}: ${about}`]),
      ...Object.entries(says).flatMap(([name, word]) =>
        SENTENCE.test(word) ? [] : [`${id} ${name}: ${word}`],
      ),
    ]);
    const common = Object.entries(commonEvents).filter(([, word]) => !SENTENCE.test(word));
    expect([...wrong, ...common]).toEqual([]);
  });

  it('differ between flows, and between the ports and events of a flow', () => {
    const abouts = Object.values(flowLabels).map(({ about }) => about);
    expect(abouts.filter((about, place) => abouts.indexOf(about) !== place)).toEqual([]);
    const twice = rows.flatMap(({ id, entry }) => {
      const words = Object.values(entry.words?.says ?? {});
      return words.filter((word, place) => words.indexOf(word) !== place).map((word) => `${id}: ${word}`);
    });
    expect(twice).toEqual([]);
  });

  it('are all used', () => {
    const told = new Map(rows.map(({ id, entry }) => [id, labelledNames(entry)]));
    const idle = Object.entries(flowLabels).flatMap(([id, { says }]) => {
      const names = told.get(id);
      if (!names) return [`${id}: no such machine`];
      return Object.keys(says)
        .filter((name) => !names.includes(name))
        .map((name) => `${id}: ${name} is not its own`);
    });
    const repeated = Object.entries(flowLabels).flatMap(([id, { says }]) =>
      Object.keys(says)
        .filter((name) => says[name] === commonEvents[name])
        .map((name) => `${id}: ${name} is common`),
    );
    const unheard = Object.keys(commonEvents).filter(
      (name) =>
        !rows.some(({ id, entry }) => labelledNames(entry).includes(name) && !flowLabels[id]?.says[name]),
    );
    expect([...idle, ...repeated, ...unheard.map((name) => `common ${name}: no flow needs it`)]).toEqual([]);
  });
});
