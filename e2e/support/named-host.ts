/** The same address under the name of its host: a browser keeps passkeys for names, never for a bare number. */
export const named = (address: string): string => address.replace('127.0.0.1', 'localhost');
