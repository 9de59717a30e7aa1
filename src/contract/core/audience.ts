/**
 * Whose screens a phone holds, besides everybody's. It may belong to several: `member` somebody signed in, `seller` somebody who sells,
 * `gate` it stands at one (with or without an account), `jobs` its reader has looked for one, `home` it has seen Home, which leads to all
 * lists, `magazine` its reader has opened an article, `buyer` its reader has looked at events, `staff` it is one of the house.
 */
export type Audience = 'member' | 'seller' | 'gate' | 'jobs' | 'home' | 'magazine' | 'buyer' | 'staff'
