import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { checkDraw, type DrawCheck } from '#domain/events/draw/check-draw.ts';
import { getDraw } from '#domain/events/results/result.ts';
import { drawCheckMachine } from '#machines/events/draw-check.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { checkText } from './draw-check.text.ts';

/** Accepts any answer, because the shape of the file is part of the verification. */
const anyDraw = { ...getDraw, response: v.unknown() } as const;

/**
 * Provides the chart of the check in which a browser recomputes the draw of an event with its calls
 * and effects.
 */
export const wireDrawCheck = ({ call }: AppServices) =>
  drawCheckMachine.provide({
    actors: {
      download: fromPromise<unknown, { eventId: number }>(({ input, signal }) =>
        withScreenMessage(call(anyDraw, { params: { id: input.eventId } }, { signal }), checkText.failed),
      ),
      check: fromPromise<DrawCheck, { content: unknown }>(({ input }) => checkDraw(input.content)),
    },
  });

/** Path of the draw file. */
export const drawFile = (eventId: number): string => getDraw.path.replace('{id}', String(eventId));
