/** The names under which half-filled forms are kept: one for what is to be posted, one for each event that is changed. */
export const draftName = (event_id?: number): string => (event_id === undefined ? 'event post' : `event ${event_id}`)
