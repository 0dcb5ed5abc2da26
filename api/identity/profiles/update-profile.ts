import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { updateProfileForm } from '@wasl/shared/contract/update-profile.ts'
import { eq } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/people.ts'
import { parse } from '../../platform/http/parse.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { requireCity } from '../auth/require-city.ts'
import { loadProfile } from './profile.ts'

/** Changes the user's own name, email, city or photo; absent fields keep their value. Returns the updated profile. */
export async function updateProfile(ctx: UserCtx, input: { fields: unknown; photo: RawFile | null }): Promise<Profile> {
  const { name, email, city } = parse(updateProfileForm(await loadSettings(ctx)), input.fields)
  if (city) await requireCity(ctx, city, 'city')
  const photo = input.photo && (await storeUpload(ctx, { purpose: 'avatar', file: input.photo, field: 'photo' }))
  return inTransaction(ctx, async (ctx) => {
    const change = { name, email, city_id: city, avatar_file_id: photo?.id, updated_at: ctx.clock.now() }
    await ctx.db.update(users).set(change).where(eq(users.id, ctx.principal.id))
    return loadProfile(ctx, ctx.principal.id)
  })
}
