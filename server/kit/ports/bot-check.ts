/** What a form is sent for, as the browser's check was told. */
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

/** Asks who knows whether a person has sent a form. `address`: the network address that it came from. */
export type BotCheck = { verify(token: string, action: BotAction, address: string): Promise<BotVerdict> };
