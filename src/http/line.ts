import { type CallPorts, createCall, type DirectCall } from './call.ts';
import { createHttp, type Http, type HttpPorts } from './http.ts';

/** What a line needs of the browser and of the app. */
export type LinePorts = HttpPorts & CallPorts;

/** Something in the way of calls, with the way that they take from then on. */
export type Rerouted = { send: Http };

/** HTTP, and what reads its answers. */
export type Line = {
  call: DirectCall;
  /** Puts something into the way of all calls from now on, given the way they went until now. */
  reroute<Way extends Rerouted>(make: (http: Http) => Way): Way;
};

/** The line to the server. */
export function openLine(ports: LinePorts): Line {
  let http = createHttp(ports);
  return {
    call: createCall((request) => http(request), ports),
    reroute: (make) => {
      const way = make(http);
      http = way.send;
      return way;
    },
  };
}
