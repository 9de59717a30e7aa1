import type { PortraitOrder } from '../drawing/portrait.ts'

interface PosterSketch {
  /** Username of an account that sells nothing. */
  username: string
  /** That they chose for their page. */
  name: string
  /** None: an initial is shown. */
  wears?: PortraitOrder['wears']
}

/** Members who have opened a page of their own, /people/{username}. `buyer` has none: to be tried. */
export const POSTERS: readonly PosterSketch[] = [
  { username: 'farida-yasmin', name: 'ফরিদা ইয়াসমিন', wears: 'saree' },
  { username: 'shahed-kabir', name: 'Shahed Kabir', wears: 'beard' },
  { username: 'tania-islam', name: 'Tania Islam', wears: 'scarf' },
  { username: 'imran-hossain', name: 'ইমরান হোসেন', wears: 'glasses' },
  { username: 'moumita-dey', name: 'Moumita' },
  { username: 'jahidul-islam', name: 'জাহিদুল ইসলাম' },
  { username: 'seeker', name: 'Nadia Islam' },
  { username: 'arif-chowdhury', name: 'Arif Chowdhury', wears: 'cap' },
  { username: 'priya-saha', name: 'Priya Saha' },
  { username: 'sujon-mia', name: 'সুজন মিয়া' },
]
