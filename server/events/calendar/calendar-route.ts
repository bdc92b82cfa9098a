import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { idSchema } from '#domain/kit/forms/fields.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { calendarOf } from './calendar-file.ts';
import { findCalendarEvent } from './event-store.ts';

const ROUTE = { config: { access: 'public' as const }, schema: { hide: true } };

/**
 * Registers the calendar file of an event, which is text without envelope and therefore no endpoint
 * declaration.
 */
export function registerCalendar(app: FastifyInstance, { db, config }: Pick<Context, 'db' | 'config'>): void {
  app.get<{ Params: { id: string } }>('/api/events/:id/calendar.ics', ROUTE, async ({ params }, reply) => {
    const id = v.safeParse(idSchema, params.id);
    const event = id.success ? await findCalendarEvent(db, id.output) : undefined;
    if (!event) throw new ShopError('EVENT_NOT_FOUND');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(calendarOf(event, config.publicUrl));
  });
}
