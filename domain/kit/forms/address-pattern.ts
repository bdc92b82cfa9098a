/**
 * Builds the regular expression of a route as the client's router reads it: `:name` is one segment,
 * `*` the rest; letter case and a trailing slash are ignored.
 */
export const addressPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\*$/, '.*')}/?$`.replace('^//?$', '^/$'), 'i');
