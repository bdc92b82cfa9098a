import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { eventName } from '#proof/parts.ts';
import type { Offered } from '#proof/paths.ts';
import { movesFrom, raceTrack } from '#proof/races.ts';
import { entryOf } from './entry-of.ts';

const everything: Offered = () => true;
const namesOf = (steps: readonly { type: string }[]) => steps.map(({ type }) => eventName(type));

function trackOf(entry: RegistryEntry, offered = everything) {
  const track = raceTrack(entry, offered);
  return track && { way: namesOf(track.way), ports: [...track.ports], overtaken: [...track.overtaken] };
}

/** What a person can do at the end of a way, in the race of its flow. */
function movesAfter(entry: RegistryEntry, way: readonly { type: string }[]) {
  let [snapshot] = initialTransition(entry.machine, entry.input);
  for (const step of way) [snapshot] = transition(entry.machine, snapshot, step);
  const ports = raceTrack(entry, everything)?.ports ?? new Set();
  return movesFrom(entry, snapshot, ports, everything).map((move) => namesOf(move).join(' › '));
}

it('raceTrack finds calls that another request supersedes', () => {
  expect(trackOf(entryOf('productFacets'))).toEqual({
    way: [],
    ports: ['loadFacets'],
    overtaken: ['loadFacets'],
  });
  expect(trackOf(entryOf('searchBox'))).toMatchObject({
    way: ['text.typed', 'after debounce'],
    overtaken: ['suggest'],
  });
});

it('raceTrack finds calls that answer in any order without superseding each other', () => {
  expect(trackOf(entryOf('level'))).toMatchObject({
    way: [],
    ports: ['summary', 'history'],
    overtaken: [],
  });
});

it('raceTrack finds the rows that another filter supersedes, beside an independent summary', () => {
  expect(trackOf(entryOf('points'))).toMatchObject({ ports: ['history', 'summary'], overtaken: ['history'] });
});

it('raceTrack is null if only one call runs at a time, or the screen offers no superseding event', () => {
  expect(trackOf(entryOf('productDetail'))).toBeNull();
  expect(trackOf(entryOf('productFacets'), ({ type }) => type !== 'filter.changed')).toBeNull();
});

it('movesFrom returns the shortest ways to request again', () => {
  const box = entryOf('searchBox');
  const typed = { type: 'text.typed', text: '한강' };
  const debounced = { type: 'xstate.after.debounce.searchBox.open.waiting' };
  expect(movesAfter(box, [typed, debounced])).toContain('box.left');
  expect(movesAfter(box, [typed])).toEqual(['after debounce']);
  expect(movesAfter(box, [typed, debounced, { type: 'box.left' }])).toEqual(
    expect.arrayContaining(['text.typed › after debounce', 'option.moved › after debounce']),
  );
});

it('movesFrom leaves other calls alone', () => {
  const checkout = entryOf('checkout');
  const [way] = checkout.walkthroughs;
  const moves = movesAfter(checkout, way?.steps.slice(0, 2) ?? []);
  expect(moves).toContain('field.changed');
  expect(moves).not.toContain('form.submitted');
});
