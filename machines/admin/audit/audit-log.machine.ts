import { assign, setup } from 'xstate';
import { type AuditEntry, listAudit } from '#domain/admin/audit/audit-log.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { failed, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';

/** Filters of the audit log as the address carries them; null filters nothing. */
export type AuditLogFilter = {
  actor: string | null;
  action: string | null;
  targetType: string | null;
  targetId: string | null;
  from: string | null;
  to: string | null;
};

/** One page of the log; `next` is the cursor of the page before it in time, null on the oldest. */
export type Stretch = { entries: AuditEntry[]; next: number | null };
/** Request for the entries older than `before`; null asks for the latest. */
export type StretchAsked = { filter: AuditLogFilter; before: number | null };
/** Query parameters of the filters that are set. */
export const saidIn = ({ actor, action, targetType, targetId, from, to }: AuditLogFilter) => ({
  ...(actor ? { actor } : {}),
  ...(action ? { action } : {}),
  ...(targetType ? { targetType } : {}),
  ...(targetId ? { targetId } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** Machine of the audit log table, newest first, which loads older entries on request. */
export const auditLogMachine = setup({
  types: {
    context: {} as Stretch & { filter: AuditLogFilter; error: string | null },
    input: {} as { filter: AuditLogFilter },
    events: {} as
      | { type: 'filter.changed'; filter: AuditLogFilter }
      | { type: 'more.requested' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving',
  },
  actors: {
    read: endpointPort(listAudit, ({ filter, before }: StretchAsked) => ({
      query: { ...saidIn(filter), ...(before === null ? {} : { before }) },
    })),
  },
  guards: {
    isEmpty: ({ context }) => context.entries.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    keepFilter: assign({ filter: (_, params: { filter: AuditLogFilter }) => params.filter }),
    keepLatest: assign((_, { entries, next }: Stretch) => ({ entries, next, error: null })),
    keepEarlier: assign(({ context }, { entries, next }: Stretch) => ({
      entries: [...context.entries, ...entries],
      next,
      error: null,
    })),
    keepError,
  },
}).createMachine({
  id: 'auditLog',
  description: 'What was done in the shop, the latest first, further back with each press.',
  context: ({ input }) => ({ filter: input.filter, entries: [], next: null, error: null }),
  initial: 'reading',
  on: {
    'filter.changed': {
      target: '.reading',
      reenter: true,
      actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
    },
  },
  states: {
    reading: reading({
      src: 'read',
      input: ({ context }) => ({ filter: context.filter, before: null }),
      onDone: { target: 'shown', actions: { type: 'keepLatest', params: ({ event }) => event.output } },
      onError: toFailed,
    }),
    shown: {
      tags: ['ready'],
      initial: 'counting',
      states: {
        counting: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasMore', target: 'partly' },
            { target: 'whole' },
          ],
        },
        empty: { tags: ['empty'], description: 'Nothing of the kind was ever done.' },
        partly: { on: { 'more.requested': { target: '#auditLog.readingOn' } } },
        whole: { description: 'It has been read to its beginning.' },
      },
    },
    readingOn: invoking({
      tags: ['ready', 'saving'],
      id: 'readOn',
      src: 'read',
      input: ({ context }) => ({ filter: context.filter, before: context.next }),
      onDone: { target: 'shown', actions: { type: 'keepEarlier', params: ({ event }) => event.output } },
      onError: withError('cut'),
    }),
    cut: {
      tags: ['ready'],
      description: 'What was read stays; the rest is asked for again.',
      on: { 'more.requested': { target: 'readingOn' } },
    },
    failed: failed('reading'),
  },
});
