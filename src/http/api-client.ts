import { type CallPorts, createCall, type DirectCall } from './call.ts';
import { createHttp, type Http, type HttpPorts } from './http.ts';

/** Ports that the HTTP client needs from the browser and the app. */
export type LinePorts = HttpPorts & CallPorts;

/** A wrapper of the transport, such as the prefetch cache. */
export type Rerouted = { send: Http };

/** HTTP client and the function that calls endpoints through it. */
export type Line = {
  call: DirectCall;
  /** Wraps the transport of all later calls; `make` gets the present transport. */
  reroute<Way extends Rerouted>(make: (http: Http) => Way): Way;
};

/** Creates the HTTP client. */
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
