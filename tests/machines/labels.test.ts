import { describe, expect, it } from 'vitest';
import { commonWords } from '#proof/kit/common-words.ts';
import { labelledNames } from '#proof/page.ts';
import { registry } from '#proof/registry.ts';

/** A polite Korean sentence, as all copy of the shop. */
const SENTENCE = /^[가-힣][^.]*요$/;
const TOLD = /^[가-힣].*요\.$/;
const rows = registry.map((entry) => ({ id: entry.machine.id, entry }));

describe('Korean words of flows', () => {
  it('exist for every port and event of every flow', () => {
    const missing = rows.flatMap(({ id, entry }) =>
      labelledNames(entry)
        .filter((name) => entry.words.says[name] === undefined)
        .map((name) => `${id}: no word for ${name in entry.ports ? 'port' : 'event'} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are polite Korean sentences', () => {
    const wrong = rows.flatMap(({ id, entry: { own } }) => [
      ...(TOLD.test(own.about) ? [] : [`${id}: ${own.about}`]),
      ...Object.entries(own.says).flatMap(([name, word]) =>
        SENTENCE.test(word) ? [] : [`${id} ${name}: ${word}`],
      ),
    ]);
    const common = Object.entries(commonWords).filter(([, word]) => !SENTENCE.test(word));
    expect([...wrong, ...common]).toEqual([]);
  });

  it('differ between flows, and between the ports and events of a flow', () => {
    const abouts = rows.map(({ entry }) => entry.own.about);
    expect(abouts.filter((about, place) => abouts.indexOf(about) !== place)).toEqual([]);
    const twice = rows.flatMap(({ id, entry }) => {
      const words = Object.values(entry.words.says);
      return words.filter((word, place) => words.indexOf(word) !== place).map((word) => `${id}: ${word}`);
    });
    expect(twice).toEqual([]);
  });

  it('are all used', () => {
    const idle = rows.flatMap(({ id, entry }) =>
      Object.keys(entry.own.says)
        .filter((name) => !labelledNames(entry).includes(name))
        .map((name) => `${id}: ${name} is not its own`),
    );
    const repeated = rows.flatMap(({ id, entry: { own } }) =>
      Object.keys(own.says)
        .filter((name) => own.says[name] === commonWords[name])
        .map((name) => `${id}: ${name} is common`),
    );
    const unheard = Object.keys(commonWords).filter(
      (name) => !rows.some(({ entry }) => labelledNames(entry).includes(name) && !entry.own.says[name]),
    );
    expect([...idle, ...repeated, ...unheard.map((name) => `common ${name}: no flow needs it`)]).toEqual([]);
  });
});
