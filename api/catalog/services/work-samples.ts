import type { WorkSample } from '@wasl/shared/contract/catalog.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { type WorkPicture, workPictures } from '@wasl/shared/rules/work-pictures.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type GalleryImages, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'

/** The pictures of a gallery with their addresses, those of the state before beside the finished work. */
export const galleryPictures = (gallery: GalleryImages) => workPictures(gallery).map(withUrls)

/** The first picture of a gallery that has the state before beside the finished work; null without one. */
export const firstBeforeAfter = (gallery: GalleryImages) => galleryPictures(gallery).find(({ before_url }) => before_url !== null) ?? null

const withUrls = ({ file_id, before_file_id, caption }: WorkPicture) => ({
  url: fileUrl(file_id),
  before_url: before_file_id && fileUrl(before_file_id),
  caption,
})

/** A picture of finished work of each approved provider that matches, pairs of before and after first. */
export async function listWorkSamples({ db }: Pick<Ctx, 'db'>, where: SQL | undefined, limit: number): Promise<WorkSample[]> {
  const rows = await db
    .select({ id: providers.id, ar: providers.name_ar, en: providers.name_en, gallery: providers.gallery })
    .from(providers)
    .where(and(where, eq(providers.status, 'approved'), sql`jsonb_array_length(${providers.gallery}) > 0`))
    .orderBy(desc(providers.is_featured), desc(providers.completed_count), providers.id)
    .limit(limit)
  return rows.flatMap(({ id, ar, en, gallery }) => {
    const finished = workPictures(gallery).filter(({ is_finished }) => is_finished)
    const picture = finished.find(({ before_file_id }) => before_file_id) ?? finished[0]
    return picture ? [{ ...withUrls(picture), provider: { id, name: { ar, en } } }] : []
  })
}
