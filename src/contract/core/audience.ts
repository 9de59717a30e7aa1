/**
 * Whose screens a phone holds, besides everybody's. It may belong to several: `member` somebody signed in, `seller` somebody who sells,
 * `gate` it stands at one (with or without an account), `jobs` its reader has looked for one.
 */
export type Audience = 'member' | 'seller' | 'gate' | 'jobs'
