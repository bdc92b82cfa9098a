import * as v from 'valibot';
import type { LoginResponse } from '#domain/members/auth/login.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { PENDING_STEP_KEY } from '#src/lib/storage/tab-keys.ts';

const pendingSchema = v.object({ tempToken: v.string(), returnTo: v.string() });
export type PendingMfaStep = v.InferOutput<typeof pendingSchema>;

/** Stores the answer of the first login step in the tab and opens the second step. */
export function beginSecondStep(
  { tabStorage, navigate }: Pick<AppServices, 'tabStorage' | 'navigate'>,
  { tempToken }: Pick<LoginResponse, 'tempToken'>,
  returnTo: string,
): void {
  const pending: PendingMfaStep = { tempToken: tempToken ?? '', returnTo };
  tabStorage.set(PENDING_STEP_KEY, JSON.stringify(pending));
  navigate(paths.mfaVerification);
}

/** Stored answer of the first login step; null without one. */
export function pendingMfaStep({ tabStorage }: Pick<AppServices, 'tabStorage'>): PendingMfaStep | null {
  const outcome = v.safeParse(
    v.pipe(v.string(), v.parseJson(), pendingSchema),
    tabStorage.get(PENDING_STEP_KEY) ?? '',
  );
  return outcome.success ? outcome.output : null;
}
