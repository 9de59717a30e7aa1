import type { WritingTools } from './parts.ts'

/**
 * Keeps what was sent as the picture at the top of an article, in the shape that it has; gives its columns.
 * @throws {Problem} too-many-requests — uploads of this author; unsupported-media, too-large, busy, pictures-full — as `Pictures` says.
 */
export async function storeCover(
  { countUpload, pictures }: Pick<WritingTools, 'countUpload' | 'pictures'>,
  author: number,
  sent: Uint8Array,
): Promise<{ thumbnail: string; thumbnail_tone: number }> {
  await countUpload(author)
  const { path, tone } = await pictures.keepWhole('blogs', sent, { user_id: author })
  return { thumbnail: path, thumbnail_tone: tone }
}
