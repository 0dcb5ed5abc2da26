import { applicationFields } from '@wasl/shared/rules/application-review.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { missingFields } from '../providers/application.ts'
import { scheduleNumberCheck } from '../registers/check-numbers.ts'
import { providers, users } from '../tables/people.ts'

/** Sends a provider that the administration prepared to review. Throws 409 while it lacks an owner or something that every application has. */
export async function submitProvider(ctx: Ctx, provider: StoredRow): Promise<void> {
  const owners = await ctx.db.$count(users, and(eq(users.provider_id, provider.id), eq(users.role, 'provider')))
  if (owners === 0) throw conflict({ en: 'Add the owner under «Users» first', ar: 'أضف المالك في «المستخدمون» أولًا' })
  const missing = missingFields(provider.type === 'company' ? 'company' : 'freelancer', { ...provider, services: provider.service_ids })
  if (missing.length > 0)
    throw conflict({
      en: `Still missing: ${missing.map((field) => applicationFields[field].en).join(', ')}`,
      ar: `ينقص: ${missing.map((field) => applicationFields[field].ar).join('، ')}`,
    })
  await ctx.db.update(providers).set({ submitted_at: ctx.clock.now() }).where(eq(providers.id, provider.id))
  await scheduleNumberCheck(ctx, provider.id)
}
