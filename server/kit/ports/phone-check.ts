/** Sends a code to a telephone. `phone`: digits only. A throw means that it was not sent. */
export type PhoneCheck = { sendCode(phone: string, code: string): Promise<void> };
