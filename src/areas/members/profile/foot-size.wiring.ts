import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { answerFootSize, footSizeSchema } from '#domain/members/profile/foot-size.ts';
import { footSizeQuestionMachine } from '#machines/members/profile/foot-size-question.machine.ts';
import { footSizeText } from '#src/areas/members/profile/foot-size.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the question with its calls and effects; the answer updates the known profile. */
export const wireFootSizeQuestion = (
  { call, toast, knownProfile, profileRead }: AppServices,
  focusProblem: () => void,
) =>
  wire(footSizeQuestionMachine, { call }).provide({
    actors: {
      save: fromPromise<void, { feet: unknown }>(async ({ input }) => {
        const feet = v.parse(footSizeSchema, input.feet);
        await call(answerFootSize, { body: { feet } });
        const known = knownProfile();
        if (known) profileRead({ ...known, ...feet });
      }),
    },
    actions: { focusProblem: () => focusProblem(), thank: () => toast(footSizeText.saved) },
  });
