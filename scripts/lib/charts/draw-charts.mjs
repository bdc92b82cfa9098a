// A thread of the development server: draws charts while the server goes on answering (chart-drawings.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

const { maker, alias, known } = workerData;
const { module } = await runnerImport(maker, { configFile: false, resolve: { alias } });
parentPort.postMessage(await module.prepareDrawings(known));
