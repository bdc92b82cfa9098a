import { describe, expect, it } from 'vitest';
import { registry } from '#proof/registry.ts';
import { arrows, LINKS, nameOfPart } from '#src/inspector/map/links.ts';
import { mapChart, mapWords } from '#src/inspector/map/map-chart.ts';
import { link, senderOf } from '#src/lib/navigation/link.ts';
import { product } from '../architecture/layers/sources.ts';

const heardBy = (id: string) => registry.find(({ machine }) => machine.id === id)?.machine.events ?? [];

describe('event links of the app', () => {
  it('lead to flows that accept their events', () => {
    const unheard = arrows.flatMap(({ from, to, events }) =>
      events.filter((event) => !heardBy(to).includes(event)).map((event) => `${from} > ${to}: ${event}`),
    );
    expect(unheard).toEqual([]);
  });

  it('are all used, and the only way', () => {
    const text = product
      .filter(({ path }) => !/^src\/(inspector\/map|lib\/link)/.test(path))
      .map((one) => one.text);
    const used = text.flatMap((one) => [...one.matchAll(/\blink\(\s*'([\w >]+)'/g)].map(([, name]) => name));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(LINKS).toSorted());
  });

  it('have Korean words', () => {
    const parts = new Set(arrows.flatMap(({ from, to }) => [from, to]));
    expect([...parts].filter((part) => !/[가-힣]/.test(nameOfPart(part)))).toEqual([]);
    expect(arrows.filter(({ when }) => !/[가-힣]/.test(when))).toEqual([]);
  });

  it('are drawn with Korean words', () => {
    const events = new Set(arrows.flatMap((arrow) => arrow.events));
    expect([...events].filter((event) => !mapWords.says[event])).toEqual([]);
    expect(Object.values(mapWords.chart?.states ?? {}).filter((label) => !/[가-힣]/.test(label))).toEqual([]);
  });

  it('are all drawn', () => {
    const drawn = Object.values(mapChart.states).flatMap((state) =>
      [...state.transitions.values()].flat().map(({ eventType, target }) => {
        return `${state.key} > ${target?.[0]?.key}: ${eventType}`;
      }),
    );
    const wanted = arrows.flatMap(({ from, to, events }) =>
      events.map((event) => `${from} > ${to}: ${event}`),
    );
    expect(drawn.toSorted()).toEqual(wanted.toSorted());
  });
});

it('senderOf returns the sender of an event by a link, which is otherwise unchanged', () => {
  const sent: object[] = [];
  link('http > session', { send: (event: { type: 'session.expired' }) => sent.push(event) })({
    type: 'session.expired',
  });
  expect(sent).toEqual([{ type: 'session.expired' }]);
  expect(sent.map(senderOf)).toEqual(['http']);
  expect(Object.keys(sent[0] ?? {})).toEqual(['type']);
  expect(senderOf({ type: 'session.expired' })).toBe(null);
});
