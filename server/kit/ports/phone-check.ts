/** Sends a code by text message. `phone` has digits only. Throws if it was not sent. */
export type PhoneCheck = { sendCode(phone: string, code: string): Promise<void> };
