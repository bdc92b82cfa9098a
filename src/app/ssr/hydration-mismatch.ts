/** What the server has drawn and the browser would draw differ: drawn anew, at a cost, and a fault of ours. */
export const MISMATCH = 'the page of the server was drawn anew';
