import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { profileEditEntry } from '#proof/members/account/profile.proof.ts';
import { sessionEntry } from '#proof/members/session.proof.ts';
import { registry } from '#proof/registry.ts';
import { badgesEntry } from '#proof/rewards/badges.proof.ts';
import { shellEntry } from '#proof/shell/shell.proof.ts';
import { isLeaf, isTransient, nodesOf } from '#proof/walk.ts';
import { choicesOf } from '#src/inspector/model/choices.ts';
import { isLabelled, sentenceOf, shortOf, stateLabel } from '#src/inspector/model/labels.ts';
import { frameOf, goTo, startWalk, step, stepAll } from '#src/inspector/model/stepping.ts';
import { namedTours, shortestTours } from '#src/inspector/model/tours.ts';

const toggled = badgesEntry.events.find(({ type }) => type === 'badge.toggled') ?? { type: '' };
const stateOf = (walk: ReturnType<typeof startWalk>) => stateLabel(frameOf(walk).snapshot.value);
const sampleOf = (port: string) => done(port, badgesEntry.ports[port]?.done);

describe('walk without the app', () => {
  it('starts in the initial state, with its port running', () => {
    const walk = startWalk(badgesEntry);
    expect(stateOf(walk)).toBe('tab.all · data.loading');
    const { ports, events } = choicesOf(badgesEntry, frameOf(walk).snapshot);
    expect(ports.map(({ id }) => id)).toEqual(['load']);
    expect(events.map(({ event }) => event.type)).toEqual(['tab.selected', 'tab.selected']);
  });

  it('settles ports with samples and marks the transitions taken', () => {
    const walk = stepAll(startWalk(badgesEntry), [sampleOf('load'), toggled]);
    expect(stateOf(walk)).toBe('tab.all · data.loaded.toggling');
    expect([...frameOf(walk).taken]).toEqual(['badges.data.loaded.idle → badges.data.loaded.toggling']);
  });

  it('marks eventless transitions after an event too', () => {
    const walk = step(startWalk(sessionEntry), done('validate', { nickname: 'a', name: 'b' }));
    const gone = stepAll(walk, [{ type: 'session.loggedOut' }, done('revoke')]);
    expect([...frameOf(gone).taken]).toEqual([
      'session.leaving → session.left',
      'session.left → session.anonymous',
    ]);
  });

  it('names the refusing guard and the context it read', () => {
    const walk = stepAll(startWalk(profileEditEntry), [
      done('load', profileEditEntry.ports.load?.done),
      { type: 'form.submitted' },
    ]);
    const { refusals } = frameOf(walk);
    expect(refusals.map(({ guard }) => guard)).toEqual(['hasProblems', 'isChanged']);
    expect(Object.keys(refusals[1]?.context ?? {})).toEqual(['saved', 'values']);
    expect(refusals[1]?.source).toContain('isDraftChanged');
    expect(stateOf(walk)).toBe('form.editing.typing · image.idle');
  });

  it('goes back, and drops later steps only with another event', () => {
    const walk = stepAll(startWalk(badgesEntry), [sampleOf('load'), toggled]);
    const back = goTo(walk, 1);
    expect(stateOf(back)).toBe('tab.all · data.loaded.idle');
    expect(goTo(back, 2).frames).toHaveLength(3);
    const other = step(back, badgesEntry.events[0] ?? toggled);
    expect(other.frames).toHaveLength(3);
    expect(stateOf(other)).toBe('tab.displayed · data.loaded.idle');
  });

  it('never leaves the walk', () => {
    const walk = startWalk(badgesEntry);
    expect([goTo(walk, -3).at, goTo(walk, 9).at]).toEqual([0, 0]);
  });

  it('lets delays pass', () => {
    const shown = shellEntry.events.find(({ type }) => type === 'toast.shown');
    const walk = step(startWalk(shellEntry), shown ?? toggled);
    const { time } = choicesOf(shellEntry, frameOf(walk).snapshot);
    expect(time).toHaveLength(1);
    const later = step(walk, time[0] ?? { type: '' });
    expect(frameOf(later).snapshot.context.toasts).toEqual([]);
  });
});

describe('tours', () => {
  it.each(registry.map((entry) => [entry.machine.id, entry] as const))('of %s can be walked', (_, entry) => {
    for (const { steps } of [...namedTours(entry), ...shortestTours(entry)]) {
      const walk = stepAll(startWalk(entry), steps);
      expect(walk.frames.filter(({ refusals }) => refusals.length > 0)).toEqual([]);
    }
  });

  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    'of %s lead to its states',
    (_, entry) => {
      const start = startWalk(entry);
      const reached = shortestTours(entry).map(({ name }) => name);
      const begun = frameOf(start)
        .snapshot._nodes.filter(isLeaf)
        .map(({ path }) => path.join('.'));
      const all = nodesOf(entry.machine).filter((node) => isLeaf(node) && !isTransient(node));
      const missing = all
        .map(({ path }) => path.join('.'))
        .filter((path) => ![...reached, ...begun].includes(path));
      expect(missing.toSorted()).toEqual([...(entry.unreachable ?? [])].toSorted());
    },
  );

  it('have sentences', () => {
    expect(sentenceOf(failed('load', new Error('점검 중이에요')))).toBe(
      'load 포트가 실패해요: “점검 중이에요”.',
    );
    expect(sentenceOf({ type: 'badge.toggled' })).toBe('badge.toggled 이벤트가 와요.');
    expect(sentenceOf({ type: 'xstate.after.5000.shell.notices' })).toBe('시간이 지나요 (5초 뒤).');
    expect(sentenceOf(null)).toBe('시작해요.');
  });

  it('have the words of their flow, if it has some', () => {
    const words = { about: '', says: { load: '상품을 불러와요', 'page.changed': '쪽을 넘겨요' } };
    expect(sentenceOf(done('load'), words)).toBe('상품을 불러와요 → 성공');
    expect(sentenceOf(failed('load', new Error('점검 중이에요')), words)).toBe(
      '상품을 불러와요 → 실패: “점검 중이에요”',
    );
    expect(sentenceOf({ type: 'page.changed' }, words)).toBe('쪽을 넘겨요.');
    expect(sentenceOf(done('save'), words)).toBe('save 포트가 성공해요.');
    expect(shortOf(failed('load', new Error('')), words)).toBe('✗ 상품을 불러와요');
    expect([shortOf(done('save'), words), shortOf({ type: 'load' }, words)]).toEqual([
      null,
      '상품을 불러와요',
    ]);
    expect([
      isLabelled({ type: 'page.changed' }, words),
      isLabelled({ type: 'page.changed' }, undefined),
    ]).toEqual([true, false]);
  });
});
