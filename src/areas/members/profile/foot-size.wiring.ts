import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { answerFeet, feetSchema } from '#domain/members/profile/foot-size.ts';
import { feetQuestionMachine } from '#machines/members/profile/foot-size-question.machine.ts';
import { feetText } from '#src/areas/members/profile/foot-size.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the question; the answer updates the known profile. */
export const wireFeetQuestion = (
  { call, toast, knownProfile, profileRead }: AppServices,
  focusProblem: () => void,
) =>
  wire(feetQuestionMachine, { call }).provide({
    actors: {
      save: fromPromise<void, { feet: unknown }>(async ({ input }) => {
        const feet = v.parse(feetSchema, input.feet);
        await call(answerFeet, { body: { feet } });
        const known = knownProfile();
        if (known) profileRead({ ...known, ...feet });
      }),
    },
    actions: { focusProblem: () => focusProblem(), thank: () => toast(feetText.saved) },
  });
