/** Suffixes of names that no public DNS resolves (RFC 2606, 6761, 6762 and 8375). */
const PRIVATE_SUFFIXES = [
  'local',
  'localhost',
  'internal',
  'test',
  'invalid',
  'example',
  'onion',
  'home.arpa',
];

const isPrivateName = (host: string): boolean =>
  PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));

/** Name with a dot whose last label has a letter, which no spelling of an IP address has. */
const PUBLIC_NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z][a-z\d-]*[a-z\d])$/;

/**
 * Returns whether an address may be one of a push service: https at its usual port, without
 * credentials, at a public name. What the name resolves to is checked when it is connected to.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    PUBLIC_NAME.test(hostname) &&
    !isPrivateName(hostname)
  );
}
