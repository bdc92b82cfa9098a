/** Message by KakaoTalk (알림톡): a registered template with its values, and the text that they give. */
export type TalkMessage = {
  /** Idempotency key of the message at the provider. */
  key: string;
  /** Mobile number; it must never be logged. */
  phone: string;
  memberId: number;
  template: string;
  values: Readonly<Record<string, string>>;
  text: string;
  button: { label: string; url: string };
};

/** Error: the provider said that it did not accept the message, so that a repetition cannot send it twice. */
export class TalkNotSent extends Error {
  override name = 'TalkNotSent';
}

/** Sends messages by KakaoTalk. */
export type TalkSender = {
  /**
   * Resolves to false if this recipient is refused for good. Throws `TalkNotSent` if nothing was
   * sent, and another error if that is unknown; both are retried.
   */
  send(message: TalkMessage): Promise<boolean>;
};
