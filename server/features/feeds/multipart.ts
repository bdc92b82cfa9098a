import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { FEED_LIMITS } from '#domain/feed-form.ts';
import { readForm } from '../../kit/multipart-form.ts';

/** Reads a `feedData` part, validated by `schema`, and the picture parts called `fileField`. */
export const readFeedForm = <S extends v.GenericSchema<unknown, unknown>>(
  request: FastifyRequest,
  schema: S,
  fileField: 'images' | 'newImages',
) => readForm(request, schema, { dataPart: 'feedData', fileField, maxPictures: FEED_LIMITS.images });
