/**
 * The same value with half characters, as a cut through an emoji leaves them, marked as broken in all its texts: PostgreSQL takes them in a text, where
 * it marks them itself, and refuses them in JSON.
 */
export const wellFormed = <T>(value: T): T => JSON.parse(JSON.stringify(value, (_, inside) => (typeof inside === 'string' ? inside.toWellFormed() : inside)))
