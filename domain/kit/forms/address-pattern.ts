/** As the client's router reads it: `:name` is one part, `*` the rest; case and a last slash mean nothing. */
export const addressPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\*$/, '.*')}/?$`.replace('^//?$', '^/$'), 'i');
