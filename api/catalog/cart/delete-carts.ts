import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { App, Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { carts } from '../tables/carts.ts'

/** The browser of a guest keeps the token as long. */
const guestDays = 30

/** Deletes the carts of guests that nobody has changed for a month. */
export async function deleteOldCarts({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(carts).where(and(isNull(carts.user_id), lt(carts.updated_at, addSeconds(clock.now(), -guestDays * daySeconds))))
}

/** Deletes the cart of a user, in the caller's transaction: the account is deleted. */
export async function deleteCartOf({ db }: Ctx, user_id: string): Promise<void> {
  await db.delete(carts).where(eq(carts.user_id, user_id))
}
