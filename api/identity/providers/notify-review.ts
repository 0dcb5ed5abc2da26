import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type Rejection, rejectionsText } from '@wasl/shared/rules/application-review.ts'
import { type Label, type Localized, labelIn } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../../resources/notify.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { afterQuietHours } from '../../settings/quiet-hours.ts'
import { users } from '../tables/people.ts'

const link = pages.providerApplication()

/** Informs the people of a provider, and its owner by SMS, that the application was approved. */
export async function notifyProviderApproved(ctx: Ctx, provider: StoredRow): Promise<void> {
  await notify(ctx, { type: 'provider_approved', provider_ids: [provider.id], params: { name: nameOf(provider) }, hasOwnSms: true })
  await sendSms(ctx, provider.id, 'provider_approved', approvedSms)
}

/** Informs the people of a provider of what has to be corrected; its owner also by SMS. */
export async function notifyProviderRejected(ctx: Ctx, provider: StoredRow): Promise<void> {
  const reason = rejectionsText(rejectionsOf(provider))
  const params = { name: nameOf(provider), reason }
  await notify(ctx, { type: 'provider_rejected', provider_ids: [provider.id], params, link, hasOwnSms: true })
  await sendSms(ctx, provider.id, 'provider_rejected', rejectedSms)
}

async function sendSms(ctx: Ctx, provider_id: string, purpose: NotificationType, text: Label): Promise<void> {
  const owners = await ctx.db
    .select({ user_id: users.id, phone: users.phone, locale: users.locale })
    .from(users)
    .where(and(eq(users.provider_id, provider_id), eq(users.role, 'provider'), eq(users.status, 'active')))
  const run_at = afterQuietHours(ctx.clock.now(), await loadSettings(ctx))
  await enqueue(
    ctx,
    owners.map(({ user_id, phone, locale }) => ({
      channel: 'sms',
      purpose,
      user_id,
      recipient: phone,
      body: labelIn(text, locale),
      run_at,
    })),
  )
}

const approvedSms: Label = {
  en: 'Your provider account on {brand} is approved. You can now receive requests.',
  ar: 'اعتُمد حسابك في {brand}. يمكنك الآن استقبال الطلبات.',
}
const rejectedSms: Label = {
  en: 'Your application to {brand} needs corrections. Log in to see what to change, then send it again.',
  ar: 'يحتاج طلب انضمامك إلى {brand} إلى تصحيح. سجّل الدخول لترى المطلوب ثم أعد الإرسال.',
}

// Safe: only actions of the `providers` resource use these effects; its name is localized and its rejections are a list.
const nameOf = (row: StoredRow) => row.name as Localized
const rejectionsOf = (row: StoredRow) => row.rejections as readonly Rejection[]
