/** Subscription of one browser at its push service. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** Message of at most 3 kB; a later one with the same `tag` replaces one that was not delivered yet. */
export type PushMessage = { text: string; tag: string };

/** Sends messages to browsers by their push services, encrypted for the browser (RFC 8291). */
export type PushSender = {
  /** VAPID key that browsers subscribe with, in base64url. */
  publicKey: string;
  /**
   * Resolves to false if the subscription no longer exists; throws if the message was not accepted,
   * which is then retried.
   */
  send(target: PushTarget, message: PushMessage): Promise<boolean>;
};
