// A crowd that asks for one address: a thread of its own, so that it does not take the server's turn.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { base, path, others, clients, ms } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const until = performance.now() + ms;

/** Time of one answer in ms; the whole body is read. */
const ask = (address) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(base + address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });

async function client(address, times) {
  while (performance.now() < until) times.push(await ask(address));
}

const [pages, calls] = [[], []];
await Promise.all([
  ...Array.from({ length: clients }, () => client(path, pages)),
  ...others.map((address) => client(address, calls)),
]);
agent.destroy();
parentPort.postMessage({ pages, calls });
