/** Encryption and pseudonymisation of values that the database must not reveal. */
export type Secrets = {
  /** Encrypts text. */
  seal(text: string): string;
  /** Decrypts the result of `seal`; throws for anything else. */
  open(sealed: string): string;
  /** Returns a keyed hash of a text. `purpose` separates tags of different kinds. */
  tag(purpose: string, text: string): string;
};
