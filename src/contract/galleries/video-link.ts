import * as v from 'valibot'
import { lowerCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { GALLERY_TEXTS } from './gallery-limits.ts'

/** Hosts whose films may be linked to, each with its subdomains; nothing of theirs is loaded before a reader follows the link. */
const HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com', 'facebook.com', 'fb.watch', 'tiktok.com'] as const

/** A host of letters alone, without a name, password or port before the path, and something after it: the front page of a host is no film. */
const LINK = /^https:\/\/([a-z.-]+)\/([^\s#"'<>\\]+)(?:#\S*)?$/i

const say = (reason: Reason) => reason

/** The address of a film on a host that may be linked to, as it is stored; undefined for any other address. */
export function videoLink(address: string): string | undefined {
  const [, name = '', rest] = LINK.exec(address.trim()) ?? []
  const host = lowerCase(name)
  const isKnown = HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
  return isKnown && rest ? `https://${host}/${rest}` : undefined
}

/** A link to a film, as it is typed; gives it as it is stored. */
export const VideoLink = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.minLength(1, say('required')),
  v.maxLength(GALLERY_TEXTS.linkLongest, say('too-long')),
  v.check((text) => videoLink(text) !== undefined, say('not-a-video-link')),
  v.transform((text) => videoLink(text) ?? ''),
)
