import { CV_UPLOAD } from './jobs/cv-files.ts'

/** What other apps on the phone share with this one. Manifest, worker, service and page agree on it here. */
export const SHARE_TARGET = {
  /** Where the browser posts it: the worker takes it, and the service where no worker runs yet. */
  path: '/share-target',
  /** The screen on which one chooses what it becomes; below it, one item by its id. */
  screen: '/share',
  /** Names of the form's fields. */
  fields: { title: 'title', text: 'text', url: 'url', files: 'files' },
  /** MIME types of the files. */
  accepts: ['image/*', 'application/pdf'],
} as const

/** How much of it a phone keeps, and how long. */
export const SHARED_LIMITS = {
  /** Items that wait at a time. One more is refused: nothing that waits gives way to it. */
  mostItems: 10,
  /** Files of one item. */
  mostFiles: 10,
  /** Bytes of one picture. As heavy as the forms open one. */
  mostPictureBytes: 40 * 1024 * 1024,
  mostPdfBytes: CV_UPLOAD.mostBytes,
  /** Bytes of everything that waits. */
  mostBytes: 100 * 1024 * 1024,
  /** Characters of the text; what is longer is cut. */
  textLongest: 20_000,
  /** Characters of title and link. */
  lineLongest: 2000,
  keepDays: 7,
  /** Of what came while no user was signed in. */
  keepDaysOfVisitors: 1,
} as const

/** Why nothing was kept; the address of the screen says it. */
export const SHARE_FAILURES = ['empty', 'unfit', 'too-many', 'no-room', 'failed', 'not-received'] as const
export type ShareFailure = (typeof SHARE_FAILURES)[number]

/** The screen of one item. */
export const sharedItemPath = (id: string): string => `${SHARE_TARGET.screen}/${id}`

/** The screen, saying why nothing was kept. */
export const shareFailurePath = (failure: ShareFailure): string => `${SHARE_TARGET.screen}?failure=${failure}`
