import { type CallPorts, createCall, type DirectCall } from './call.ts';
import { createHttp, type Http, type HttpPorts } from './http.ts';

/** Ports that the HTTP client needs from the browser and the app. */
export type ApiClientPorts = HttpPorts & CallPorts;

/** A wrapper of the transport, such as the prefetch cache. */
export type Rerouted = { send: Http };

/** HTTP client and the function that calls endpoints through it. */
export type ApiClient = {
  call: DirectCall;
  /** Wraps the transport of all later calls; `make` gets the present transport. */
  reroute<Way extends Rerouted>(make: (http: Http) => Way): Way;
};

/** Creates the HTTP client. */
export function openApiClient(ports: ApiClientPorts): ApiClient {
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
