import { fromPromise } from 'xstate';
import { confirmPhone, type MyPhone } from '#domain/members/signup/phone.ts';
import {
  type PhoneForm,
  phoneVerificationMachine,
} from '#machines/members/signup/phone-verification.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of phone verification with its calls and effects; a verified number updates the
 * known profile.
 */
export const wirePhoneVerification = (
  { call, profileRead, knownProfile }: AppServices,
  focusProblem: () => void,
) =>
  wire(phoneVerificationMachine, { call }).provide({
    actors: {
      prove: fromPromise<MyPhone, PhoneForm>(async ({ input: { code } }) => {
        const proven = await call(confirmPhone, { body: { code } });
        const known = knownProfile();
        if (known) profileRead({ ...known, phone: proven.phone });
        return proven;
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });
