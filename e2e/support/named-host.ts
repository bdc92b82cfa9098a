import { PORT } from './port.ts';

/** The same address under the name of its host: a browser keeps passkeys for names, never for a bare number. */
export const named = (address: string): string => address.replace('127.0.0.1', 'localhost');

/** The shop under that name, where the links of mails lead: a session is of one origin. */
export const NAMED_SHOP = named(`http://127.0.0.1:${PORT}`);
