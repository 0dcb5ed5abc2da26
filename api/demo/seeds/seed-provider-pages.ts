import { companyMark } from '@wasl/resources/demo/pictures/company-marks.ts'
import { portraitOf } from '@wasl/resources/demo/pictures/portraits.ts'
import { demoWorkSamples } from '@wasl/resources/demo/work-samples.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { loadDemoUser } from './seed-orders.ts'
import { allDemoProviders } from './seed-providers.ts'

/** Gives the demo providers logos, freelancers portraits, and many of them work samples; the first also a holiday next week. */
export async function seedProviderPages(ctx: Ctx, providerId: (slug: string) => string): Promise<void> {
  for (const { slug, type } of allDemoProviders) {
    const id = providerId(slug)
    const [owner] = await ctx.db
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.provider_id, id), eq(users.role, 'provider')))
    if (!owner) continue
    const userCtx = { ...ctx, principal: await loadDemoUser(ctx, owner.phone) }
    const picture = type === 'freelancer' ? portraitOf(slug) : companyMark(slug)
    const logo_file_id = picture && (await upload(userCtx, 'avatar', `${slug}.png`, picture))
    const photo_file_id = type === 'freelancer' && picture ? await upload(userCtx, 'document', `${slug}.png`, picture) : null
    const gallery = []
    for (const [at, { drawing, caption, is_before }] of (demoWorkSamples[slug] ?? []).entries())
      gallery.push({ file_id: await upload(userCtx, 'gallery', `${slug}-${at + 1}.png`, drawing), caption, is_before })
    await makeFilesPublic(ctx, [...(logo_file_id ? [logo_file_id] : []), ...gallery.map(({ file_id }) => file_id)])
    await ctx.db.update(providers).set({ logo_file_id, photo_file_id, gallery }).where(eq(providers.id, id))
  }
  const inDays = (days: number) => riyadhDate(addSeconds(ctx.clock.now(), days * daySeconds))
  await ctx.db
    .update(providers)
    .set({ holidays: [{ from: inDays(7), to: inDays(9) }] })
    .where(eq(providers.id, providerId('itqan')))
}

async function upload(ctx: UserCtx, purpose: 'avatar' | 'document' | 'gallery', name: string, drawing: string): Promise<string> {
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer()
  return (await storeUpload(ctx, { purpose, file: { name, bytes, truncated: false } })).id
}
