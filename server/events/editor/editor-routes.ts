import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import {
  cancelEvent as cancelCall,
  changeEvent as changeCall,
  changeEventPictures,
  createEvent as createCall,
  deleteEvent as deleteCall,
  publishEvent as publishCall,
} from '#domain/events/event-desk.ts';
import { EVENT_LIMITS, eventChangeForm, newEventForm } from '#domain/events/event-form.ts';
import { readForm } from '../../files/multipart-form.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature } from '../../kit/feature.ts';
import { withForm } from '../../kit/idempotency/idempotency-key.ts';
import { parsePart } from '../../kit/parse-part.ts';
import { cancelEvent, changeEvent, createEvent, deleteEvent, publishEvent } from './editor-service.ts';

/** Legacy clients send one `image`, this client several `images`. */
const SHAPE = {
  dataPart: 'eventData',
  fileField: 'images',
  otherFields: ['image'],
  maxPictures: EVENT_LIMITS.pictures,
  plainFields: true,
  fields: 30,
  megabytes: EVENT_LIMITS.megabytes,
};

/** Reads the fields of an event from a form or JSON. */
async function wordsOf<S extends v.GenericSchema<unknown, unknown>>(
  context: Context,
  request: FastifyRequest,
  schema: S,
) {
  if (request.isMultipart()) return readForm(context, request, schema, SHAPE);
  // parsePart returns the output of the given schema, or throws.
  return { data: parsePart(schema, request.body) as v.InferOutput<S>, pictures: [] };
}

/** Registers the endpoints by which administrators edit events. */
export const editorRoutes: Feature = (route, context) => {
  route(createCall, async ({ request, attempt }) => {
    const { data, pictures } = await wordsOf(context, request, newEventForm);
    return createEvent(context, { form: data, pictures }, withForm(attempt, { data, pictures }));
  });
  route(changeCall, ({ params, body, attempt }) =>
    changeEvent(context, { id: params.id, form: body, pictures: [] }, attempt),
  );
  route(changeEventPictures, async ({ params, request, attempt }) => {
    const { data, pictures } = await wordsOf(context, request, eventChangeForm);
    const form = withForm(attempt, { data, pictures });
    return changeEvent(context, { id: params.id, form: data, pictures }, form);
  });
  route(deleteCall, ({ params }) => deleteEvent(context, params.id));
  route(publishCall, ({ params, body, attempt }) =>
    publishEvent(context, { id: params.id, version: body.version }, attempt),
  );
  route(cancelCall, ({ params, body, attempt }) =>
    cancelEvent(context, { id: params.id, reason: body.reason }, attempt),
  );
};
