import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { PushRequest } from '#server/notices/push/push-request.ts';

const text = (value: string) => Buffer.from(value, 'ascii');

/** Browser that is subscribed to a push service: its keys, and decryption by RFC 8291 without a library. */
export function pushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** Decrypts the body of a request; throws if it is for another browser. */
    read(body: Buffer): { body: string; path: string; tag: string } {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const shared = keys.computeSecret(sender);
      const info = Buffer.concat([text('WebPush: info\0'), keys.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const derived = (use: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, text(`Content-Encoding: ${use}\0`), bytes));
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      const sealed = body.subarray(21 + keyLength);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}
export type PushBrowser = ReturnType<typeof pushBrowser>;

/** Push service that keeps what it gets; `answer` is its next status by address, 201 unless it is set. */
export function pushService() {
  const received: PushRequest[] = [];
  const answers = new Map<string, number>();
  return {
    received,
    answers,
    transport: async (request: PushRequest) => {
      received.push(request);
      return answers.get(request.endpoint) ?? 201;
    },
    /** What a browser was sent, decrypted. */
    readBy: ({ subscription, read }: PushBrowser) =>
      received
        .filter(({ endpoint }) => endpoint === subscription.endpoint)
        .map((request) => read(request.body)),
  };
}

const VAPID = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/;

/** Returns the claims of a VAPID header whose signature is of the key that it names; null otherwise. */
export function vapidClaims(header: string): { key: string; claims: Record<string, unknown> } | null {
  const [, head = '', claims = '', signature = '', key = ''] = VAPID.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    text(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) } : null;
}
