/** The names of fields, in the order in which they were listed. */
export const keysOf = <T extends object>(fields: T): (keyof T & string)[] => Object.keys(fields) as (keyof T & string)[]

/** Some fields of an object. */
export const pick = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>
