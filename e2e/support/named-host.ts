import { PORT } from './port.ts';

/** The same address with a host name: browsers store passkeys for names, not for IP addresses. */
export const named = (address: string): string => address.replace('127.0.0.1', 'localhost');

/** The shop under that name, which links of mails use: a session belongs to one origin. */
export const NAMED_SHOP = named(`http://127.0.0.1:${PORT}`);
