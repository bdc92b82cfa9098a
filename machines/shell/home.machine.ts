import { assign, setup } from 'xstate';
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import type { Feed } from '#domain/community/feed.ts';
import type { EventSummary } from '#domain/events/event.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** Product rails of the home page that everybody gets. */
export type HomeRails = {
  categories: readonly Category[];
  popular: ProductListItem[];
  latest: ProductListItem[];
  discounted: ProductListItem[];
};
/** Fields of a feed in a rail; a rendered first page carries no others. */
export type HomeFeed = Pick<Feed, 'id' | 'title' | 'content'> & {
  images: readonly Pick<Feed['images'][number], 'imageUrl'>[];
  orderItem: Pick<NonNullable<Feed['orderItem']>, 'productName'> | null;
};
/** Products in stock in the member's size; null if the profile has none. */
export type SizeRail = { size: string; products: ProductListItem[] };

/** Machine of the home page: rails load independently, an empty one renders nothing. */
export const homeMachine = setup({
  types: {
    context: {} as {
      isMember: boolean;
      rails: HomeRails | null;
      error: string | null;
      event: EventSummary | null;
      mySize: SizeRail | null;
      feeds: HomeFeed[];
    },
    input: {} as { isMember: boolean },
    events: {} as
      | { type: 'screen.retried' }
      | { type: 'screen.reloaded' }
      | { type: 'member.arrived' }
      | { type: 'member.left' },
    tags: {} as 'busy' | 'ready' | 'failed',
  },
  actors: {
    loadRails: port<HomeRails>('loadRails'),
    loadEvent: port<EventSummary | null>('loadEvent'),
    loadMySize: port<SizeRail | null>('loadMySize'),
    loadFeeds: port<HomeFeed[]>('loadFeeds'),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    hasEvent: ({ context }) => context.event !== null,
    hasMySize: ({ context }) => (context.mySize?.products.length ?? 0) > 0,
    hasFeeds: ({ context }) => context.feeds.length > 0,
  },
  actions: {
    keepRails: assign({ rails: (_, params: { rails: HomeRails }) => params.rails, error: null }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    keepEvent: assign({ event: (_, params: { event: EventSummary | null }) => params.event }),
    keepMySize: assign({ mySize: (_, params: { mySize: SizeRail | null }) => params.mySize }),
    dropMySize: assign({ mySize: null }),
    keepFeeds: assign({ feeds: (_, params: { feeds: HomeFeed[] }) => params.feeds }),
  },
}).createMachine({
  id: 'home',
  description: 'The front page: each rail loads by itself, and one without content leaves no gap.',
  context: ({ input }) => ({
    isMember: input.isMember,
    rails: null,
    error: null,
    event: null,
    mySize: null,
    feeds: [],
  }),
  type: 'parallel',
  states: {
    rails: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadRails',
            src: 'loadRails',
            onDone: {
              target: 'shown',
              actions: { type: 'keepRails', params: ({ event }) => ({ rails: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          tags: ['ready'],
          description: 'Read again when the person comes back to the page: prices and stock have moved on.',
          on: { 'screen.reloaded': { target: 'loading' } },
        },
        failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
      },
    },
    event: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadEvent',
            src: 'loadEvent',
            onDone: {
              target: 'judging',
              actions: { type: 'keepEvent', params: ({ event }) => ({ event: event.output }) },
            },
            onError: { target: 'hidden' },
          },
        },
        judging: { always: [{ guard: 'hasEvent', target: 'shown' }, { target: 'hidden' }] },
        shown: {},
        hidden: { description: 'No event is running, or it could not be asked for.' },
      },
    },
    mySize: {
      initial: 'asking',
      on: {
        'member.arrived': { target: '.loading' },
        'member.left': { target: '.hidden', actions: 'dropMySize' },
      },
      states: {
        asking: { always: [{ guard: 'isMember', target: 'loading' }, { target: 'hidden' }] },
        loading: {
          invoke: {
            id: 'loadMySize',
            src: 'loadMySize',
            onDone: {
              target: 'judging',
              actions: { type: 'keepMySize', params: ({ event }) => ({ mySize: event.output }) },
            },
            onError: { target: 'hidden' },
          },
        },
        judging: { always: [{ guard: 'hasMySize', target: 'shown' }, { target: 'hidden' }] },
        shown: {},
        hidden: {
          description: 'A visitor, somebody whose session is still checked, or a member without a foot size.',
        },
      },
    },
    feeds: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadFeeds',
            src: 'loadFeeds',
            onDone: {
              target: 'judging',
              actions: { type: 'keepFeeds', params: ({ event }) => ({ feeds: event.output }) },
            },
            onError: { target: 'hidden' },
          },
        },
        judging: { always: [{ guard: 'hasFeeds', target: 'shown' }, { target: 'hidden' }] },
        shown: {},
        hidden: {},
      },
    },
  },
});
