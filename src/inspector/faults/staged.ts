import { FAULT_KINDS, type FaultSettings, takeFault } from './fault.ts';
import type { FaultPort } from './faulty-fetch.ts';

/** An address that opens a page of the shop with a fault in place: `?stage=500&call=GET /api/products`. */
export function stagedAddress(path: string, kind: string | null, calls: readonly string[]): string {
  const query = new URLSearchParams({ stage: kind ?? 'none' });
  for (const call of calls) query.append('call', call);
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The faults of such an address, for that page only; null for any other address. */
export function stagedFaults(search: string): FaultPort | null {
  const query = new URLSearchParams(search);
  const asked = query.get('stage');
  if (asked === null) return null;
  const kind = FAULT_KINDS.find((one) => one === asked);
  const calls = kind ? query.getAll('call').map((call) => ({ id: call, call, kind, always: true })) : [];
  const settings: FaultSettings = { faults: calls, offline: false };
  return {
    isOffline: () => false,
    take: (method, path) => takeFault(settings, method, path).kind,
  };
}
