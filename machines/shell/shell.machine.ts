import { assign, setup, stateIn } from 'xstate';

/** A toast at the edge of the screen. */
export type Toast = {
  id: number;
  text: string;
  tone: 'info' | 'error';
  /** Address of a thumbnail. */
  picture?: string | null;
  /** Link that the toast offers. */
  way?: { href: string; label: string };
};
type Notice = Omit<Toast, 'id'>;

/** Machine of the app shell: menu, toasts, connection and loading of page code. */
export const shellMachine = setup({
  types: {
    context: {} as { toasts: Toast[]; nextId: number },
    events: {} as
      | { type: 'sidebar.toggled' }
      | { type: 'sidebar.closed' }
      | { type: 'page.visited' }
      | ({ type: 'toast.shown' } & Notice)
      | { type: 'toast.dismissed'; id: number }
      | { type: 'network.lost' }
      | { type: 'network.restored' }
      | { type: 'chunk.failed' }
      | { type: 'page.blocked'; mayReload: boolean },
    tags: {} as 'open',
  },
  delays: { toastLife: 5_000, reloadPatience: 10_000 },
  guards: {
    hasToasts: ({ context }) => context.toasts.length > 0,
    isOffline: stateIn({ connection: 'offline' }),
    mayReload: (_, params: { mayReload: boolean }) => params.mayReload,
  },
  actions: {
    addToast: assign({
      toasts: ({ context }, params: Notice) =>
        [...context.toasts, { id: context.nextId, ...params }].slice(-3),
      nextId: ({ context }) => context.nextId + 1,
    }),
    dropToast: assign({
      toasts: ({ context }, params: { id: number }) => context.toasts.filter(({ id }) => id !== params.id),
    }),
    dropOldest: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
    reloadPage: () => {},
  },
}).createMachine({
  id: 'shell',
  description: 'What surrounds every page: side menu, notices, connection and loading of page code.',
  context: { toasts: [], nextId: 1 },
  type: 'parallel',
  states: {
    sidebar: {
      initial: 'closed',
      states: {
        closed: { on: { 'sidebar.toggled': { target: 'open' } } },
        open: {
          tags: ['open'],
          on: {
            'sidebar.toggled': { target: 'closed' },
            'sidebar.closed': { target: 'closed' },
            'page.visited': { target: 'closed' },
          },
        },
      },
    },
    notices: {
      initial: 'quiet',
      on: {
        'toast.dismissed': { actions: { type: 'dropToast', params: ({ event }) => ({ id: event.id }) } },
        'toast.shown': {
          target: '.showing',
          actions: { type: 'addToast', params: ({ event: { type, ...notice } }) => notice },
        },
      },
      states: {
        quiet: {},
        showing: {
          description: 'The oldest notice leaves after its time; the next one gets its own.',
          after: { toastLife: { target: 'leaving', actions: 'dropOldest' } },
        },
        leaving: { always: [{ guard: 'hasToasts', target: 'showing' }, { target: 'quiet' }] },
      },
    },
    connection: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': { target: 'offline' } } },
        offline: { on: { 'network.restored': { target: 'online' } } },
      },
    },
    code: {
      initial: 'usable',
      on: {
        'page.blocked': [
          { guard: 'isOffline', target: '.broken' },
          {
            guard: { type: 'mayReload', params: ({ event }) => ({ mayReload: event.mayReload }) },
            target: '.reloading',
          },
          { target: '.broken' },
        ],
      },
      states: {
        usable: { on: { 'chunk.failed': { target: 'broken' } } },
        reloading: {
          description:
            'A newer shop has replaced the code of the page that was opened: one reload brings it.',
          entry: 'reloadPage',
          after: { reloadPatience: { target: 'broken' } },
        },
        broken: {
          description: 'Code could not be loaded; the person is offered a reload.',
          on: { 'network.restored': { target: 'usable' } },
        },
      },
    },
  },
});
