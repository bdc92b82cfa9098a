/** True if the failure in the context of a chart is permanent. */
export const hasPermanentFailure = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'isPermanent' in context && context.isPermanent === true;
