import type { Localized } from '../units.ts'

/** An image of a provider's gallery as it is stored. One that shows the state before the work belongs to the next one. */
type StoredImage = { file_id: string; caption: Localized | null; is_before?: boolean | undefined }
export type WorkPicture = { file_id: string; before_file_id: string | null; caption: Localized | null; is_finished: boolean }

/** The pictures of a gallery: an image marked as “before” is shown with the one after it. Without one after it, it stands alone and shows no finished work. */
export function workPictures(gallery: readonly StoredImage[]): WorkPicture[] {
  const pictures: WorkPicture[] = []
  for (const [at, { file_id, caption, is_before = false }] of gallery.entries()) {
    const next = gallery[at + 1]
    if (is_before && next && !next.is_before) continue
    const previous = gallery[at - 1]
    const before_file_id = !is_before && previous?.is_before ? previous.file_id : null
    pictures.push({
      file_id,
      before_file_id,
      caption: caption ?? (before_file_id ? (previous?.caption ?? null) : null),
      is_finished: !is_before,
    })
  }
  return pictures
}
