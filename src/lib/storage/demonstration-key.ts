/** Local storage key that is set when the guide of a demonstration was put away in this browser. */
export const PUT_AWAY_KEY = 'demonstrationPutAway';
