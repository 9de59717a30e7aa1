import { videoEmbed } from '#contract/video-links.ts'
import { storedJson } from '../../state/stored.ts'

/** Who a film comes from, as readers call it. */
const NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'facebook.com': 'Facebook',
  'fb.watch': 'Facebook',
  'tiktok.com': 'TikTok',
}

interface FilmHost {
  name: string
  /** It plays inside the page; else it is opened at its host, whose player would set cookies here. */
  playsHere: boolean
}

export function filmHost(address: string): FilmHost {
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' }
  const known = Object.keys(NAMES).find((host) => hostname === host || hostname.endsWith(`.${host}`))
  return { name: known ? (NAMES[known] ?? hostname) : hostname, playsHere: videoEmbed(address) !== undefined }
}

/** Hosts whose films the reader plays without being told again what that means, on this phone. */
const STORED = storedJson('hatkhola-film-hosts')

function readHosts(): string[] {
  const held = STORED.read()
  return Array.isArray(held) ? held.map(String) : []
}

export const isHostAllowed = (name: string): boolean => readHosts().includes(name)
export const allowHost = (name: string): void => void STORED.write([...new Set([...readHosts(), name])])
export const forgetHost = (name: string): void => void STORED.write(readHosts().filter((one) => one !== name))
