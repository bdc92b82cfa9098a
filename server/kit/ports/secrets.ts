/** What the shop must store and read back, or recognise, without a reader of the database learning it. */
export type Secrets = {
  /** Text that only this shop can read again. */
  seal(text: string): string;
  /** The text of `seal`; throws for anything else. */
  open(sealed: string): string;
  /** The same for the same text, and tells nothing of it. `purpose` keeps tags of different things apart. */
  tag(purpose: string, text: string): string;
};
