/** The page of a person at the desk. */
export const personPath = (username: string): `/${string}` => `/desk/people/${encodeURIComponent(username)}`
