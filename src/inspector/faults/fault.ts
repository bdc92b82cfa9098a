/** Kinds of faults that can be injected into a call or its answer. */
export const FAULT_KINDS = [
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  'malformed',
  'slow',
  'never',
  'empty',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Matches every endpoint; others are named by method and path pattern. */
export const ANY_CALL = '*';

/** A fault for the next matching call; with `always` for every matching call. */
export type Fault = { id: string; call: string; kind: FaultKind; always: boolean };

export type FaultSettings = { faults: readonly Fault[]; offline: boolean };

/** Settings without simulated faults. */
export const NO_FAULTS: FaultSettings = { faults: [], offline: false };

/** Name of an endpoint in a fault, such as `GET /api/products/{id}`. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** True if a request matches the name. */
export function isCall(name: string, method: string, path: string): boolean {
  if (name === ANY_CALL) return true;
  const [wantedMethod, pattern = ''] = name.split(' ');
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return wantedMethod === method && new RegExp(`^${escaped}$`).test(path);
}

/** Fault of a request, and the settings after it. */
export function takeFault(
  settings: FaultSettings,
  method: string,
  path: string,
): { kind: FaultKind | null; left: FaultSettings } {
  const met = settings.faults.find(({ call }) => isCall(call, method, path));
  if (!met) return { kind: null, left: settings };
  if (met.always) return { kind: met.kind, left: settings };
  return { kind: met.kind, left: { ...settings, faults: settings.faults.filter((fault) => fault !== met) } };
}
