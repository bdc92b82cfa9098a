import { describe, expect, it } from 'vitest';
import { FIRST_VIEWS } from '../../scripts/lib/bundle/first-view.mjs';
import { type Source, sources } from './layers/sources.ts';

const LAZY = 'src/ui/icons/every-icon.tsx';
const byPath = new Map(sources.map((source) => [source.path, source]));

const none: Source = { path: '', text: '', imports: [] };

/** Returns the static imports of a file; modules loaded by `import()` are not included. */
const needsOf = ({ text, imports }: Source): string[] => {
  const lazy = new Set([...text.matchAll(/import\('([^']+)'\)/g)].map(([, target = '']) => target));
  return imports.filter((path) => ![...lazy].some((target) => target.endsWith(path.split('/').at(-1) ?? '')));
};

function reachOf(start: string): Set<string> {
  const reached = new Set([start]);
  for (const path of reached) for (const next of needsOf(byPath.get(path) ?? none)) reached.add(next);
  return reached;
}

describe('icons', () => {
  it.each(['src/main.tsx', ...Object.values(FIRST_VIEWS)])('of later screens are not part of %s', (start) => {
    const reached = reachOf(start);
    expect(reached.size).toBeGreaterThan(10);
    expect(reached).not.toContain(LAZY);
  });

  it('replace characters: no view writes a heart, a cross, a back arrow or an emoji', () => {
    const written = sources.filter(
      ({ path, text }) =>
        /^src\/(ui|areas|app|text)\//.test(path) &&
        path !== 'src/text/inspector.ts' &&
        /[\u2190\u2661\u2665\u2713-\u2718]|\p{Emoji_Presentation}/u.test(text),
    );
    expect(written.map(({ path }) => path)).toEqual([]);
  });

  it('are drawn in one place: no other view draws a line icon', () => {
    const own = sources.filter(
      ({ path, text }) => /^src\/(ui|areas|app)\//.test(path) && /viewBox[=:]\s*['"{]+0 0 24 24/.test(text),
    );
    expect(own.map(({ path }) => path)).toEqual(['src/ui/icons/draw-icon.tsx']);
  });
});
