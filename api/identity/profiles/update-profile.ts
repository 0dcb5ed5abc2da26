import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { updateProfileForm } from '@wasl/shared/contract/update-profile.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { parse } from '../../platform/http/parse.ts'
import { deleteOwnFiles } from '../../platform/uploads/delete-files.ts'
import { makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { users } from '../tables/people.ts'
import { loadProfile } from './profile.ts'
import { requireCity } from './require-city.ts'
import { saveRegistrationNumber } from './save-company.ts'

/** Changes the user's own name, email, city or photo, and the registration number of a company client; absent fields keep their value. Returns the updated profile. */
export async function updateProfile(ctx: UserCtx, input: { fields: unknown; photo: RawFile | null }): Promise<Profile> {
  const isCompany = ctx.principal.client_type === 'company'
  const fields = isCompany ? input.fields : { ...Object(input.fields), commercial_number: undefined }
  const { name, email, city, commercial_number } = parse(updateProfileForm(await loadSettings(ctx)), fields)
  if (city) await requireCity(ctx, city, 'city')
  const photo = input.photo && (await storeUpload(ctx, { purpose: 'avatar', file: input.photo, field: 'photo' }))
  return inTransaction(ctx, async (ctx) => {
    const [stored] = await ctx.db.select().from(users).where(eq(users.id, ctx.principal.id))
    const change = { name, email, city_id: city, avatar_file_id: photo?.id, updated_at: ctx.clock.now() }
    await ctx.db.update(users).set(change).where(eq(users.id, ctx.principal.id))
    if (photo) {
      await makeFilesPublic(ctx, [photo.id])
      await deleteOwnFiles(ctx, [stored?.avatar_file_id ?? null])
    }
    if (commercial_number) await saveRegistrationNumber(ctx, commercial_number)
    return loadProfile(ctx, ctx.principal.id)
  })
}
