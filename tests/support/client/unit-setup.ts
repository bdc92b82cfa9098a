import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { refuseUnexpectedConsole } from '../server/console-gate.ts';

// Code of a screen that comes by itself has the time that a busy machine needs.
configure({ asyncUtilTimeout: 8_000 });
refuseUnexpectedConsole();
afterEach(cleanup);
// Files share their modules: one whose code is still on its way would be broken for the next file.
afterAll(() => vi.dynamicImportSettled());
// They share their document too: what a file has written into it without the testing library is not for the next one.
afterAll(() => document.body.replaceChildren());

// happy-dom lacks what Radix measures with; sizes do not matter in these tests.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
