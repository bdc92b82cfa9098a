import { useSelector } from '@xstate/react';
import { type Endpoint, limitOf, SHARED_LIMIT } from '#domain/kit/endpoint.ts';
import type { LimitedAction } from '#domain/kit/limits.ts';
import { useApp } from './app-context.tsx';

const useSeconds = (limits: readonly string[]): number =>
  useSelector(useApp().patience, ({ context: { waits } }) =>
    Math.max(...limits.map((limit) => waits[limit] ?? 0)),
  );

/** Seconds until these calls are welcome again; 0 while none was refused for its frequency. */
export const useWait = (...calls: readonly Endpoint[]): number => useSeconds(calls.map(limitOf));

/** The same for whatever counts as one action, where its calls are not there yet. */
export const useActionWait = (action: LimitedAction): number => useSeconds([action]);

/** The same for reads: reading has no limits of its own, except for profiles of others. */
export const useReadWait = (): number => useSeconds([SHARED_LIMIT]);
