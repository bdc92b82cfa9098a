import * as v from 'valibot';
import { FAULT_KINDS, type FaultSettings, type Injected, NO_FAULTS, takeFault } from './fault.ts';
import type { FaultPort } from './faulty-fetch.ts';

const KEY = 'inspect.faults';

const schema = v.object({
  offline: v.boolean(),
  faults: v.array(
    v.object({
      id: v.string(),
      call: v.string(),
      kind: v.picklist(FAULT_KINDS),
      times: v.nullable(v.number()),
      delayMs: v.number(),
    }),
  ),
});

export type FaultStore = FaultPort & { read(): FaultSettings; write(settings: FaultSettings): void };

/** Faults of this tab; they survive a reload, so that a page can be loaded with a fault. */
export function createFaultStore(changed: (settings: FaultSettings) => void): FaultStore {
  let settings = readStored();
  const isConnected = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get;
  // The shop reads it once at the start, when no event tells it.
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !settings.offline && (isConnected?.call(navigator) ?? true),
  });
  const write = (next: FaultSettings) => {
    const isSwitched = next.offline !== settings.offline;
    settings = next;
    sessionStorage.setItem(KEY, JSON.stringify(next));
    // After the setting: what is retried on "online" must not meet the cut network again.
    if (isSwitched) window.dispatchEvent(new Event(next.offline ? 'offline' : 'online'));
    changed(next);
  };
  const take = (method: string, path: string): Injected | null => {
    const { fault, left } = takeFault(settings, method, path);
    if (left !== settings) write(left);
    return fault;
  };
  return { read: () => settings, write, take, isOffline: () => settings.offline };
}

function readStored(): FaultSettings {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NO_FAULTS;
  }
}
