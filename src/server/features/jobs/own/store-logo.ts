import type { HiringParts } from './parts.ts'

/**
 * Keeps what was sent as a company's logo, in the shape that it has; gives its columns.
 * @param replaces path of the logo that the caller drops for it.
 * @throws {Problem} too-many-requests — uploads of this employer; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storeLogo(
  { countUpload, pictures }: HiringParts,
  { employer, replaces = null }: { employer: number; replaces?: string | null },
  sent: Uint8Array,
): Promise<{ company_logo: string; company_logo_tone: number }> {
  await countUpload(employer)
  const { path, tone } = await pictures.keepWhole('jobs', sent, { user_id: employer, replaces })
  return { company_logo: path, company_logo_tone: tone }
}
