/** E-mail to one recipient, as text and HTML. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe address for the List-Unsubscribe header. */
  unsubscribeUrl?: string;
};

/** Sends e-mails; throws if one was not accepted, which is then retried. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };
