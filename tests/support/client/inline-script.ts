import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Runs the inline script of index.html that keeps what is done before hydration; returns what removes its listeners. */
export function runKeepingScript(): () => void {
  const script = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('requestSubmit'));
  if (script === undefined) throw new Error('index.html has no such script');
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
    delete document.documentElement.dataset.alive;
  };
}
