/** Query parameters of a product page that carry the filters of its list. */
export const PRESELECTION_PARAMS = { colors: 'color', size: 'size', gender: 'gender' } as const;
