/** A mail as it is sent: one recipient, and one text in two forms. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail programs refuse more of its kind, by one press. */
  unsubscribeUrl?: string;
};

/** Hands mails on. A throw means that this one was not taken and is tried again. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };
