/** Cap of the numbers of open work items in a menu; above it "more" is shown. */
export const MAX_PENDING_SHOWN = 99;
