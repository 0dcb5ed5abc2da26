import type { EmailSubscription } from '@wasl/shared/contract/unsubscribe.ts'
import { type ChoosableImportance, choosableImportances } from '@wasl/shared/notifications/channels.ts'
import { type ChannelChoices, chosenChannels } from '@wasl/shared/rules/choose-channels.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import { offeredChannels } from '../../resources/notify.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { users } from '../tables/people.ts'

/** Whose emails, and of which group of notifications. */
type Subject = { user_id: string; group: ChoosableImportance }

/** Whether a user gets emails of a group. Throws 404 if the account was deleted. */
export async function loadEmailSubscription(ctx: Ctx, { user_id, group }: Subject): Promise<EmailSubscription> {
  const [user] = await ctx.db.select({ choices: users.channel_choices }).from(users).where(isUser(user_id))
  if (!user) throw notFound()
  return await subscriptionOf(ctx, group, user.choices)
}

/** Stops the emails of a group or of all of them, or resumes those of the group. The other channels stay as they are. */
export function changeEmailSubscription(
  ctx: Ctx,
  { user_id, group }: Subject,
  change: 'stop' | 'stop_all' | 'resume',
): Promise<EmailSubscription> {
  return inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select({ choices: users.channel_choices }).from(users).where(isUser(user_id)).for('update')
    if (!user) throw notFound()
    const context = { choices: user.choices, settings: await loadSettings(ctx), offered: offeredChannels(ctx) }
    const groups = change === 'stop_all' ? choosableImportances : [group]
    const changed = groups.map((group) => {
      const others = chosenChannels(group, context).filter((channel) => channel !== 'email')
      return [group, change === 'resume' ? [...others, 'email'] : others]
    })
    // Safe: the entries are groups with their channels.
    const channel_choices = { ...user.choices, ...Object.fromEntries(changed) } as ChannelChoices
    await ctx.db.update(users).set({ channel_choices, updated_at: ctx.clock.now() }).where(eq(users.id, user_id))
    return await subscriptionOf(ctx, group, channel_choices)
  })
}

const isUser = (id: string) => and(eq(users.id, id), ne(users.status, 'deleted'))

async function subscriptionOf(ctx: Ctx, group: ChoosableImportance, choices: ChannelChoices | null): Promise<EmailSubscription> {
  const context = { choices, settings: await loadSettings(ctx), offered: offeredChannels(ctx) }
  const isOn = (group: ChoosableImportance) => chosenChannels(group, context).includes('email')
  return { group, is_on: isOn(group), all_off: !choosableImportances.some(isOn) }
}
