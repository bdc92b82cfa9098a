/** Names in the address of a product of what its list was narrowed to. */
export const WANTED_PARAMS = { colors: 'color', size: 'size', gender: 'gender' } as const;
