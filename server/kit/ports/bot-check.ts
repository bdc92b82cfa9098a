/** Action names of the bot check, as passed to the browser's reCAPTCHA. */
export const BOT_ACTIONS = [
  'login_submit',
  'signup_submit',
  'find_account_submit',
  'forgot_password_submit',
  'resend_submit',
  'unlock_submit',
] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

export type BotVerdict = 'pass' | 'fail' | 'unavailable';

/** Verifies whether a person sent a form; `address` is the client's IP address. */
export type BotCheck = { verify(token: string, action: BotAction, address: string): Promise<BotVerdict> };
