/** Where administrators write a new event. */
export const NEW_EVENT = '/events/create';
