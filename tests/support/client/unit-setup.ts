import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { refuseUnexpectedConsole } from '../server/console-gate.ts';

// Lazy code of a screen gets the time that a busy machine needs.
configure({ asyncUtilTimeout: 8_000 });
refuseUnexpectedConsole();
afterEach(cleanup);
// Files share their modules: an import still in progress would fail in the next file.
afterAll(() => vi.dynamicImportSettled());
// They share their document too: nodes added without the testing library are removed before the next file.
afterAll(() => document.body.replaceChildren());

// happy-dom lacks APIs that Radix uses to measure; sizes do not matter in these tests.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

// happy-dom tells of a selection that is collapsed where it is already, and at once: segments of dates, which collapse a
// selection that has changed, would never end.
const { collapse } = Selection.prototype;
Selection.prototype.collapse = function collapseOnce(node, offset = 0) {
  if (this.isCollapsed && this.anchorNode === node && this.anchorOffset === offset) return;
  collapse.call(this, node, offset);
};
