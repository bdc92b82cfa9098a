import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createResourceMachine, type ResourceLogic } from '#machines/kit/resource.machine.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { AppProvider } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';

function Thing({ wire }: { wire: () => ResourceLogic<string, number> }) {
  const { snapshot } = useFlow(wire, 7);
  return <p>{snapshot.context.data ?? 'nothing'}</p>;
}

describe('flow of a server-rendered page', () => {
  const liked = { nickname: '하루', name: '하루', email: 'haru@sinbaljang.test', userType: 'user' as const };
  const sessionOf = () => {
    const session = createActor(sessionMachine, { input: { stored: {} } });
    session.start();
    return session;
  };
  const left = (value: string) => ({
    status: 'active' as const,
    output: undefined,
    error: undefined,
    children: {},
    historyValue: {},
    value,
    context: { input: 7, data: value === 'loaded' ? 'of nobody' : null, error: null },
  });
  function draw(value: string, hasMarks: boolean) {
    const asked: number[] = [];
    const machine = createResourceMachine<string, number>({
      id: 'marked',
      description: 'A thing.',
      ...(hasMarks ? { hasMarks } : {}),
    });
    const wire = () =>
      machine.provide({
        actors: {
          load: fromPromise<string, { input: number }>(async ({ input }) => {
            asked.push(input.input);
            return 'of the member';
          }),
        },
      });
    const session = sessionOf();
    // These hooks use nothing else of an app.
    const app = { session, storedSnapshot: () => left(value) } as unknown as AppServices;
    render(<Thing wire={wire} />, {
      wrapper: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
    });
    const arrive = (token: string) =>
      act(() => session.send({ type: 'session.loggedIn', user: { ...liked, token } }));
    return { asked, arrive };
  }

  it('loads the toggles of a signed-in member once', async () => {
    const { asked, arrive } = draw('loaded', true);
    expect(screen.getByText('of nobody')).toBeInTheDocument();
    arrive('t-1');
    expect(await screen.findByText('of the member')).toBeInTheDocument();
    arrive('t-2');
    expect(asked).toEqual([7]);
  });

  it('loads again what guests cannot see', async () => {
    const { asked, arrive } = draw('failed', true);
    arrive('t-1');
    expect(await screen.findByText('of the member')).toBeInTheDocument();
    expect(asked).toEqual([7]);
  });

  it('loads nothing if it has no toggles', async () => {
    const { asked, arrive } = draw('loaded', false);
    arrive('t-1');
    expect(screen.getByText('of nobody')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
