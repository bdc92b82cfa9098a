const KEY = 'inspect-receiver';
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const PROTOCOLS = ['http:', 'https:', 'ws:', 'wss:'];

/** Address of a receiver on this computer; null for any other, because inspected data may not leave it. */
export function localReceiver(text: string | null): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return LOCAL.includes(url.hostname) && PROTOCOLS.includes(url.protocol) ? url : null;
}

/** Receiver of the address (`?receiver=`) for messages of `@statelyai/inspect`; this tab remembers it. */
export function readReceiver(search: string, memory: Pick<Storage, 'getItem' | 'setItem'>): URL | null {
  const asked = localReceiver(new URLSearchParams(search).get('receiver'));
  if (asked) memory.setItem(KEY, asked.href);
  return localReceiver(memory.getItem(KEY));
}

/** True for a receiver that listens on a WebSocket; the others are windows. */
export const isSocket = ({ protocol }: URL): boolean => protocol.startsWith('ws');
