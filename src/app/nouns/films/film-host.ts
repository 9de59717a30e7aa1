import { create } from 'zustand'
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

/** The same as they are on this page. Read where it is asked for: the server has none. */
const useHosts = create<{ hosts: readonly string[] | undefined }>()(() => ({ hosts: undefined }))

export function useAllowedHosts(): readonly string[] {
  const hosts = useHosts((store) => store.hosts)
  return hosts ?? readHosts()
}

function keepHosts(hosts: string[]): void {
  STORED.write(hosts)
  useHosts.setState({ hosts })
}

export const allowHost = (name: string): void => keepHosts([...new Set([...readHosts(), name])])
export const forgetHost = (name: string): void => keepHosts(readHosts().filter((one) => one !== name))
