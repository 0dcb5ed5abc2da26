import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { providers, users } from '../platform/db/tables/people.ts'
import { seedAttachments } from './seed-attachments.ts'
import { userOf } from './seed-orders.ts'

/** Sets the personal photo of every freelancer of the demo, as their own upload. */
export async function seedPhotos(ctx: Ctx): Promise<void> {
  const freelancers = await ctx.db
    .select({ id: providers.id, phone: users.phone })
    .from(providers)
    .innerJoin(users, and(eq(users.provider_id, providers.id), eq(users.role, 'provider')))
    .where(eq(providers.type, 'freelancer'))
  for (const { id, phone } of freelancers) {
    const [photo_file_id] = await seedAttachments({ ...ctx, who: await userOf(ctx, phone) }, [{ name: 'صورة شخصية', picture: 'portrait' }])
    await ctx.db.update(providers).set({ photo_file_id }).where(eq(providers.id, id))
  }
}
