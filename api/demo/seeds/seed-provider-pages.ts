import { attachmentPictures } from '@wasl/resources/demo/pictures/attachment-pictures.ts'
import { carPicture } from '@wasl/resources/demo/pictures/car-picture.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { loadDemoUser } from './seed-orders.ts'

type WorkSample = { drawing: string; caption: Localized | null }

const workSamples: Readonly<Record<'itqan' | 'markabti', readonly WorkSample[]>> = {
  itqan: [
    { drawing: attachmentPictures.leak, caption: { ar: 'تسريب تحت مغسلة قبل الإصلاح', en: 'A leak under a sink, before the repair' } },
    { drawing: attachmentPictures.tools, caption: { ar: 'تمديد أنبوب جديد', en: 'Fitting a new pipe' } },
  ],
  markabti: [
    { drawing: carPicture({ type: 'sedan', color: '#2f5d8a' }), caption: { ar: 'تلميع سيارة عائلية', en: 'A polished family car' } },
    { drawing: carPicture({ type: 'suv', color: '#5b6470' }), caption: null },
  ],
}

/** Gives two demo providers work samples, and the first a holiday next week. */
export async function seedProviderPages(ctx: Ctx, providerId: (slug: string) => string): Promise<void> {
  for (const slug of ['itqan', 'markabti'] as const) {
    const id = providerId(slug)
    const [owner] = await ctx.db
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.provider_id, id), eq(users.role, 'provider')))
    if (!owner) throw new Error(`seedProviderPages: ${slug} has no owner`)
    const principal = await loadDemoUser(ctx, owner.phone)
    const gallery = []
    for (const [at, { drawing, caption }] of workSamples[slug].entries()) {
      const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
      const file = { name: `${slug}-${at + 1}.png`, bytes, truncated: false }
      gallery.push({ file_id: (await storeUpload({ ...ctx, principal }, { purpose: 'gallery', file })).id, caption })
    }
    await makeFilesPublic(
      ctx,
      gallery.map(({ file_id }) => file_id),
    )
    await ctx.db.update(providers).set({ gallery }).where(eq(providers.id, id))
  }
  const inDays = (days: number) => riyadhDate(addSeconds(ctx.clock.now(), days * daySeconds))
  await ctx.db
    .update(providers)
    .set({ holidays: [{ from: inDays(7), to: inDays(9) }] })
    .where(eq(providers.id, providerId('itqan')))
}
