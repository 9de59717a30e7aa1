/** The names under which half-filled forms are kept: one for what is to be posted, one for each service that is changed. */
export const draftName = (service_id?: number): string => (service_id === undefined ? 'service post' : `service ${service_id}`)
