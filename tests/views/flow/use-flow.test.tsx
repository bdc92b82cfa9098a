import { act, render, screen } from '@testing-library/react';
import { memo, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, type EventFromLogic, fromPromise } from 'xstate';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { AppProvider } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useAddressed, useFlow, useParts } from '#src/flow/use-flow.ts';
import { wordsMachine } from './words.machine.ts';

type Stored = AppServices['storedSnapshot'];

/** An app of which these hooks use nothing but where flows left off. */
const appWith = (storedSnapshot?: Stored) => ({ storedSnapshot }) as AppServices;

const shoeMachine = createResourceMachine<string, number>({
  id: 'shoe',
  description: 'One shoe.',
  reloads: true,
});
const shoesAsked: number[] = [];
const wireShoe = () =>
  shoeMachine.provide({
    actors: {
      load: fromPromise<string, { input: number }>(async ({ input }) => {
        shoesAsked.push(input.input);
        return `shoe ${input.input}`;
      }),
    },
  });

function Shoe({ id }: { id: number }) {
  const { snapshot } = useFlow(wireShoe, id);
  return <p>{snapshot.context.data ?? 'loading'}</p>;
}

describe('useFlow', () => {
  it('starts a flow with its input and renders its states', async () => {
    shoesAsked.length = 0;
    render(<Shoe id={7} />, {
      wrapper: ({ children }) => <AppProvider app={appWith()}>{children}</AppProvider>,
    });
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('shoe 7')).toBeInTheDocument();
    expect(shoesAsked).toEqual([7]);
  });

  it('continues from a stored snapshot without loading again', async () => {
    const elsewhere = createActor(wireShoe(), { input: 7 }).start();
    await new Promise<void>((done) => {
      elsewhere.subscribe((seen) => seen.hasTag('ready') && done());
    });
    const left = elsewhere.getPersistedSnapshot();
    shoesAsked.length = 0;
    const asked: unknown[] = [];
    const stored: Stored = ({ id }, input) => {
      asked.push([id, input]);
      return input === 7 ? left : undefined;
    };
    const { rerender } = render(<Shoe key="a" id={7} />, {
      wrapper: ({ children }) => <AppProvider app={appWith(stored)}>{children}</AppProvider>,
    });
    expect(screen.getByText('shoe 7')).toBeInTheDocument();
    expect(shoesAsked).toEqual([]);
    rerender(<Shoe key="b" id={8} />);
    expect(await screen.findByText('shoe 8')).toBeInTheDocument();
    expect(asked).toContainEqual(['shoe', 7]);
    expect(shoesAsked).toEqual([8]);
  });

  it('starts once under StrictMode', async () => {
    shoesAsked.length = 0;
    const { unmount } = render(
      <StrictMode>
        <AppProvider app={appWith()}>
          <Shoe id={9} />
        </AppProvider>
      </StrictMode>,
    );
    expect(await screen.findByText('shoe 9')).toBeInTheDocument();
    unmount();
    expect(new Set(shoesAsked)).toEqual(new Set([9]));
  });
});

const drawn = { whole: 0, part: 0 };
const toPart = { send: (_: EventFromLogic<typeof wordsMachine>): void => {} };
const wireWords = () => wordsMachine;

function Part({ actor }: { actor: ActorRefFrom<typeof wordsMachine> }) {
  const { first } = useParts(actor, ({ context }) => ({ first: context.words[0] }));
  drawn.part += 1;
  return <p>first {first}</p>;
}

const MemoPart = memo(Part);

function Whole() {
  const { snapshot, actor, send } = useFlow(wireWords, { words: ['one'] });
  drawn.whole += 1;
  toPart.send = send;
  return (
    <>
      <p>{snapshot.context.words.join(' ')}</p>
      <MemoPart actor={actor} />
    </>
  );
}

describe('rendering', () => {
  function setUp() {
    render(
      <AppProvider app={appWith()}>
        <Whole />
      </AppProvider>,
    );
    return (event: EventFromLogic<typeof wordsMachine>) => act(() => toPart.send(event));
  }

  it('is not repeated for an event that changes nothing', () => {
    const say = setUp();
    const before = { ...drawn };
    say({ type: 'word.whispered' });
    expect(drawn).toEqual(before);
  });

  it('is repeated for the component that shows the change', () => {
    const say = setUp();
    const before = { ...drawn };
    say({ type: 'word.said', word: 'two' });
    expect(screen.getByText('one two')).toBeInTheDocument();
    expect(drawn).toEqual({ whole: before.whole + 1, part: before.part });
  });
});

function Listed({ q, page }: { q: string; page: number }) {
  const { snapshot } = useAddressed(wireWords, { words: [q, String(page)] }, ({ words }) => ({
    type: 'word.said',
    word: words.join('/'),
  }));
  return <p>{snapshot.context.words.join(' ')}</p>;
}

describe('useAddressed', () => {
  it('sends a new address to the flow once, and not the same one', () => {
    const at = (q: string, page: number) => (
      <StrictMode>
        <AppProvider app={appWith()}>
          <Listed q={q} page={page} />
        </AppProvider>
      </StrictMode>
    );
    const { rerender } = render(at('boots', 0));
    expect(screen.getByText('boots 0')).toBeInTheDocument();
    rerender(at('boots', 0));
    expect(screen.getByText('boots 0')).toBeInTheDocument();
    rerender(at('boots', 1));
    expect(screen.getByText('boots 0 boots/1')).toBeInTheDocument();
    rerender(at('boots', 1));
    rerender(at('heels', 0));
    expect(screen.getByText('boots 0 boots/1 heels/0')).toBeInTheDocument();
  });
});
