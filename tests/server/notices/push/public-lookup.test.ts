import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from '#domain/notices/push/push-endpoint.ts';
import { isPublicAddress, publicLookup } from '#server/notices/push/public-lookup.ts';
import { postPush } from '#server/notices/push/push-request.ts';

describe('address of a push service', () => {
  it.each(['8.8.8.8', '142.250.206.202', '2404:6800:400a:80b::200a'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.0.1 198.18.0.1 203.0.113.9
    224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 64:ff9b::a00:1 fc00::1 fe80::1 ff02::1 2001:db8::1
    2002:a00:1::`.split(/\s+/),
  )('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('that a name of this machine leads to is not connected to', async () => {
    const found = new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(await found).toBeInstanceOf(Error);
    const request = { endpoint: 'https://localhost/send', headers: {}, body: Buffer.alloc(1) };
    await expect(postPush(request)).rejects.toThrow('not public');
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('%s may be registered', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });
});
