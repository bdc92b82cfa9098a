import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Runs the inline script of index.html that records actions before hydration; returns a function that undoes it. */
export const runKeepingScript = (): (() => void) => runScript('requestSubmit');

/** Runs the inline script of index.html that marks a page without input; returns a function that undoes it. */
export const runStillScript = (): (() => void) => runScript("dataset.still = ''");

const removeMarks = (): void => {
  for (const mark of ['alive', 'still']) delete document.documentElement.dataset[mark];
};

/** Runs the inline script of index.html with a text in it; returns a function that removes its listeners and marks. */
function runScript(part: string): () => void {
  const script = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes(part));
  if (script === undefined) throw new Error('index.html has no such script');
  // Files of one worker share a document: another one may have hydrated it.
  removeMarks();
  const removals: (() => void)[] = [];
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    add(...given);
    removals.push(() => window.removeEventListener(...given));
  });
  new Function(script)();
  vi.unstubAllGlobals();
  return () => {
    for (const remove of removals) remove();
    removeMarks();
  };
}
