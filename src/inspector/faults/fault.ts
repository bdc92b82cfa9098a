/**
 * Kinds of faults that can be injected into a call or its answer. The server does what was asked for all but the
 * refusals, `malformed` and `never`: with `lost` the client hears a network error, with `twice` the request arrives a
 * second time, with `overtaken` the answer comes after that of the next request.
 */
export const FAULT_KINDS = [
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  '503',
  'malformed',
  'lost',
  'twice',
  'overtaken',
  'slow',
  'never',
  'empty',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Matches every endpoint; others are named by method and path pattern. */
export const ANY_CALL = '*';

/** Methods whose calls can get a fault together. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Name that matches every endpoint of a method. */
export const anyCallOf = (method: (typeof METHODS)[number]): string => `${method} ${ANY_CALL}`;

/** Default delay in ms of a slow answer. */
export const SLOW_MS = 5_000;

/** A fault of a call, with the delay in ms of a slow one. */
export type Injected = { kind: FaultKind; delayMs: number };

/** A fault for the next matching calls; `times` is null for every matching call. */
export type Fault = Injected & { id: string; call: string; times: number | null };

export type FaultSettings = { faults: readonly Fault[]; offline: boolean };

/** Settings without simulated faults. */
export const NO_FAULTS: FaultSettings = { faults: [], offline: false };

/** Name of an endpoint in a fault, such as `GET /api/products/{id}`. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/** True if a request matches the name. */
export function isCall(name: string, method: string, path: string): boolean {
  if (name === ANY_CALL) return true;
  const [wantedMethod, pattern = ''] = name.split(' ');
  if (pattern === ANY_CALL) return wantedMethod === method;
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return wantedMethod === method && new RegExp(`^${escaped}$`).test(path);
}

/** Fault of a request, and the settings after it. */
export function takeFault(
  settings: FaultSettings,
  method: string,
  path: string,
): { fault: Injected | null; left: FaultSettings } {
  const met = settings.faults.find(({ call }) => isCall(call, method, path));
  if (!met || met.times === null) return { fault: met ?? null, left: settings };
  const times = met.times - 1;
  const faults = settings.faults.flatMap((one) => {
    if (one !== met) return [one];
    return times > 0 ? [{ ...met, times }] : [];
  });
  return { fault: met, left: { ...settings, faults } };
}
