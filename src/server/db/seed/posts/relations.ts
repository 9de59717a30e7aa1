/** Who follows whose posts, by usernames; besides these, some follow by chance. */
export const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  buyer: ['nusrat', 'shefali', 'sumaiya', 'polash', 'biplob', 'farida-yasmin', 'shohag', 'tania'],
  seeker: ['shahana', 'habib', 'tanvir', 'rashed', 'lamisa', 'moumita-dey'],
  nusrat: ['joya', 'biplob', 'rafiq', 'selim', 'tania'],
  'tania-islam': ['polash', 'ruma', 'mithila', 'pixel'],
  'imran-hossain': ['imran', 'nusrat', 'sumaiya', 'karim'],
}

/** Whom `buyer` mutes for some days: still to be seen on their page. */
export const MUTED = { by: 'buyer', who: 'sujon-mia', days: 7 } as const

/** Neither sees the other any more. */
export const BLOCKED = { by: 'priya-saha', who: 'sujon-mia' } as const

/** A page that readers have reported. */
export const REPORTED_PAGE = {
  username: 'sujon-mia',
  reports: [
    { reason: 'scam', note: 'একই অফার তিন জায়গায় লিখেছে।' },
    { reason: 'spam', note: '' },
  ],
} as const
