import { fromPromise } from 'xstate';
import { askPhoneCode, confirmPhone, type MyPhone, readPhone } from '#domain/members/phone.ts';
import { type PhoneForm, phoneProofMachine } from '#machines/members/phone-proof.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/** A proven number becomes the number of the profile. */
export const wirePhoneProof = ({ call, profileRead, knownProfile }: AppServices, focusProblem: () => void) =>
  phoneProofMachine.provide({
    actors: {
      load: fromPromise<MyPhone>(({ signal }) => call(readPhone, {}, { signal })),
      ask: fromPromise<void, { phone: string }>(async ({ input }) => {
        await call(askPhoneCode, { body: input });
      }),
      prove: fromPromise<MyPhone, PhoneForm>(async ({ input: { code } }) => {
        const proven = await call(confirmPhone, { body: { code } });
        const known = knownProfile();
        if (known) profileRead({ ...known, phone: proven.phone });
        return proven;
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });
