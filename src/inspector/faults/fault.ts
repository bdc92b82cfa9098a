/** What can be made to go wrong with a call, or with its answer. */
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

/** Any endpoint, or one by method and path pattern. */
export const ANY_CALL = '*';

/** A fault that waits for its call; `always` keeps it for every such call. */
export type Fault = { id: string; call: string; kind: FaultKind; always: boolean };

export type FaultSettings = { faults: readonly Fault[]; offline: boolean };

export const NO_FAULTS: FaultSettings = { faults: [], offline: false };

/** Name of an endpoint in a fault: `GET /api/products/{id}`. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** Whether a request is one of the named call. */
export function isCall(name: string, method: string, path: string): boolean {
  if (name === ANY_CALL) return true;
  const [wantedMethod, pattern = ''] = name.split(' ');
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return wantedMethod === method && new RegExp(`^${escaped}$`).test(path);
}

/** The fault that a request meets, and the settings after it. */
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
