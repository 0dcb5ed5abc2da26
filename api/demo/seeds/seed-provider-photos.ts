import { and, eq } from 'drizzle-orm'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { seedAttachments } from './seed-attachments.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Uploads the personal photo of every demo freelancer, as the freelancer. */
export async function seedProviderPhotos(ctx: Ctx): Promise<void> {
  const freelancers = await ctx.db
    .select({ id: providers.id, phone: users.phone })
    .from(providers)
    .innerJoin(users, and(eq(users.provider_id, providers.id), eq(users.role, 'provider')))
    .where(eq(providers.type, 'freelancer'))
  for (const { id, phone } of freelancers) {
    const [photo_file_id] = await seedAttachments({ ...ctx, principal: await loadDemoUser(ctx, phone) }, [
      { name: 'صورة شخصية', picture: 'portrait' },
    ])
    await ctx.db.update(providers).set({ photo_file_id }).where(eq(providers.id, id))
  }
}
