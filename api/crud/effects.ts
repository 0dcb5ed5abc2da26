import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { users } from '../db/tables/people.ts'
import { notify } from '../notifications/notify.ts'
import type { StoredRow } from './row-of.ts'

type Effect = (ctx: Ctx, row: StoredRow, done: { before: StoredRow; reason: string | null }) => Promise<void>

/** What named actions do beside setting fields, in the action's own transaction; by the name that the declaration gives. */
export const effects: Readonly<Partial<Record<string, Effect>>> = {
  notify_coupon: async (ctx, coupon) => {
    const clients = await ctx.db.select({ id: users.id }).from(users).where(eq(users.role, 'client'))
    const { title, code } = titled(coupon)
    await notify(ctx, { type: 'coupon_available', user_ids: clients.map(({ id }) => id), holes: { title, code } })
  },
}

// Safe: the effect is named by the coupons' declaration alone, whose rows have both fields.
const titled = (row: AnyRow) => row as { title: { ar: string; en: string }; code: string }
