import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_FAULTS } from '#src/inspector/faults/fault.ts';
import { createFaultStore } from '#src/inspector/faults/fault-store.ts';

describe('offline setting', () => {
  const offline = { faults: [], offline: true };
  afterEach(() => {
    sessionStorage.clear();
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('is lifted before the page hears "online", so that a retry meets the network again', () => {
    const store = createFaultStore(() => {});
    store.write(offline);
    const met = vi.fn(() => store.isOffline());
    window.addEventListener('online', met, { once: true });
    store.write(NO_FAULTS);
    expect(met).toHaveReturnedWith(false);
  });

  it('is known to a page that is loaded with it', () => {
    createFaultStore(() => {}).write(offline);
    Reflect.deleteProperty(navigator, 'onLine');
    const store = createFaultStore(() => {});
    expect([store.isOffline(), navigator.onLine]).toEqual([true, false]);
    store.write(NO_FAULTS);
    expect(navigator.onLine).toBe(true);
  });
});
