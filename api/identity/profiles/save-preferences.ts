import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { preferencesForm } from '@wasl/shared/contract/preferences.ts'
import { updateProfileForm } from '@wasl/shared/contract/update-profile.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { users } from '../tables/people.ts'
import { loadProfile } from './profile.ts'

/** Saves the current user's language, by which channels notifications also arrive and the address for emails; absent fields keep their value. */
export async function savePreferences(ctx: UserCtx, form: z.output<typeof preferencesForm>): Promise<Profile> {
  const { id } = ctx.principal
  const { channels, locale } = form
  const email =
    form.email === undefined
      ? undefined
      : parse(updateProfileForm(await loadSettings(ctx)).pick({ email: true }), { email: form.email }).email
  return inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('update')
    if (Object.values(channels ?? {}).some((chosen) => chosen.includes('email')) && !(email ?? user?.email))
      throw invalid('channels', { en: 'Add your email to your details first', ar: 'أضف بريدك إلى بياناتك أولًا' })
    const channel_choices = channels && { ...user?.channel_choices, ...channels }
    await ctx.db.update(users).set({ channel_choices, email, locale, updated_at: ctx.clock.now() }).where(eq(users.id, id))
    return loadProfile(ctx, id)
  })
}
