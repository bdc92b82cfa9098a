import { useSelector } from '@xstate/react';
import { type Endpoint, limitOf, SHARED_LIMIT } from '#domain/kit/endpoint.ts';
import type { LimitedAction } from '#domain/kit/rate-limits.ts';
import { useApp } from './app-context.tsx';

const useSeconds = (limits: readonly string[]): number =>
  useSelector(useApp().rateLimit, ({ context: { waits } }) =>
    Math.max(...limits.map((limit) => waits[limit] ?? 0)),
  );

/** Seconds until these calls may be sent again after a rate limit; 0 without a limit. */
export const useWait = (...calls: readonly Endpoint[]): number => useSeconds(calls.map(limitOf));

/** Like `useWait`, by the name of a limited action, for screens whose endpoints are not loaded. */
export const useActionWait = (action: LimitedAction): number => useSeconds([action]);

/** Like `useWait`, for calls under the shared limit: reads (except other members' profiles) and the wishlist. */
export const useSharedWait = (): number => useSeconds([SHARED_LIMIT]);
