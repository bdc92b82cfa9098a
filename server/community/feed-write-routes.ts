import {
  createFeed as createFeedCall,
  createTextFeed,
  deleteFeed as deleteFeedCall,
  FEED_LIMITS,
  feedCreateSchema,
  feedUpdateSchema,
  updateFeed as updateFeedCall,
  updateTextFeed,
} from '#domain/community/feed-form.ts';
import { readForm } from '../files/multipart-form.ts';
import type { Feature } from '../kit/feature.ts';
import { withForm } from '../kit/idempotency/idempotency-key.ts';
import { deleteFeed, updateFeed } from './feed-change-service.ts';
import { createFeed } from './feed-create-service.ts';

const shapeOf = (fileField: 'images' | 'newImages') => ({
  dataPart: 'feedData',
  fileField,
  maxPictures: FEED_LIMITS.images,
});

/** Registers the endpoints to post, change and delete feeds (contract 23). */
export const feedWriteRoutes: Feature = (route, context) => {
  route(createFeedCall, async ({ user, request, attempt }) => {
    const form = await readForm(context, request, feedCreateSchema, shapeOf('images'));
    return createFeed(context, user, { ...form, ip: request.ip }, withForm(attempt, form));
  });
  route(createTextFeed, ({ user, body, attempt, request }) =>
    createFeed(context, user, { data: body, pictures: [], ip: request.ip }, attempt),
  );
  route(updateFeedCall, async ({ user, params, request }) => {
    const form = await readForm(context, request, feedUpdateSchema, shapeOf('newImages'));
    return updateFeed(context, user, { id: params.id, ...form });
  });
  route(updateTextFeed, ({ user, params, body }) =>
    updateFeed(context, user, { id: params.id, data: body, pictures: [] }),
  );
  route(deleteFeedCall, async ({ user, params }) => {
    await deleteFeed(context, user, params.id);
    return null;
  });
};
