import * as v from 'valibot';
import { FAULT_KINDS, type FaultKind, type FaultSettings, NO_FAULTS, takeFault } from './fault.ts';
import type { FaultPort } from './faulty-fetch.ts';

const KEY = 'inspect.faults';

const schema = v.object({
  offline: v.boolean(),
  faults: v.array(
    v.object({ id: v.string(), call: v.string(), kind: v.picklist(FAULT_KINDS), always: v.boolean() }),
  ),
});

export type FaultStore = FaultPort & { read(): FaultSettings; write(settings: FaultSettings): void };

/** Faults of this tab; they survive a reload, so that a page can be loaded with a fault. */
export function createFaultStore(changed: (settings: FaultSettings) => void): FaultStore {
  let settings = readStored();
  const write = (next: FaultSettings) => {
    if (next.offline !== settings.offline)
      window.dispatchEvent(new Event(next.offline ? 'offline' : 'online'));
    settings = next;
    sessionStorage.setItem(KEY, JSON.stringify(next));
    changed(next);
  };
  const take = (method: string, path: string): FaultKind | null => {
    const { kind, left } = takeFault(settings, method, path);
    if (left !== settings) write(left);
    return kind;
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
