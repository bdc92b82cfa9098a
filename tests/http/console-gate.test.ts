import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsole, takeConsoleFaults } from '../support/server/console-gate.ts';
import { json, startLocalServer } from './local-server.ts';

let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.stop());

describe('console output of a test', () => {
  it('is a failure if the test does not expect it', () => {
    // biome-ignore lint/suspicious/noConsole: this is what the gate refuses
    console.error('surprise', new Error('with a stack').message);
    expect(takeConsoleFaults()).toEqual(['surprise with a stack']);
  });

  it('is no failure if the test expects it', () => {
    expectConsole(/^known \d+$/);
    // biome-ignore lint/suspicious/noConsole: this is what the gate lets pass
    console.warn('known 7');
    expect(takeConsoleFaults()).toEqual([]);
  });

  it('is a failure if it is expected and missing', () => {
    expectConsole(/never/);
    expect(takeConsoleFaults()).toEqual(['expected, but did not come: /never/']);
  });

  it('includes refused requests, which happy-dom writes to the console of Node', async () => {
    server.answerWith((response) => json(response, 409, '{}'));
    await fetch(`${server.baseUrl}/api/x`);
    // The local server allows its own refusals; those of another address are faults.
    expect(takeConsoleFaults()).toEqual([]);
    await expect(fetch('http://127.0.0.1:9/api/x')).rejects.toThrow();
    expect(takeConsoleFaults().join()).toContain('ECONNREFUSED');
  });
});
