import { type CallPorts, createCall, type DirectCall } from './call.ts';
import { createHttp, type HttpPorts } from './http.ts';

/** What a line needs of the browser and of the app. */
export type LinePorts = HttpPorts & CallPorts;

/** The line to the server: HTTP, and what reads its answers. */
export const openLine = (ports: LinePorts): DirectCall => createCall(createHttp(ports), ports);
