import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Address of servers; `certificate` is the one that they sign with themselves. */
export type Origin = { base: string; certificate?: Buffer };

/** Longest time in ms that a client waits for one answer. */
const ANSWER_MS = 10_000;

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Sends requests over connections that are kept, as browsers do; rejects without an answer in 10 s. */
export function sender({ base, certificate }: Origin) {
  const isPlain = certificate === undefined;
  const agent = isPlain
    ? new PlainAgent({ keepAlive: true })
    : new Agent({ keepAlive: true, ca: certificate });
  const open = isPlain ? plainRequest : request;
  const send = ({ path, method = 'GET', headers = {}, body }: Sent) =>
    new Promise<{ status: number; body: string }>((done, fail) => {
      const options = { agent, method, headers, signal: AbortSignal.timeout(ANSWER_MS) };
      const sent = open(base + path, options, (answer) => {
        text(answer).then((read) => done({ status: answer.statusCode ?? 0, body: read }), fail);
      });
      sent.on('error', fail).end(body);
    });
  return { send, close: () => agent.destroy() };
}
