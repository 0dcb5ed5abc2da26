import { maxSavedReplies } from '@wasl/shared/contract/choices.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { savedReplies } from '../tables/saved-replies.ts'

/** The saved replies of the current user, oldest first. */
export const listSavedReplies = ({ db, principal }: UserCtx) =>
  db
    .select({ id: savedReplies.id, text: savedReplies.text })
    .from(savedReplies)
    .where(eq(savedReplies.user_id, principal.id))
    .orderBy(asc(savedReplies.created_at), savedReplies.id)

/** Saves a text that is not saved yet. Returns the whole list. Throws 409 if it is full. */
export const saveReply = (ctx: UserCtx, text: string) =>
  inTransaction(ctx, async (tx) => {
    const inside = { ...tx, principal: ctx.principal }
    const user_id = ctx.principal.id
    await lockUntilCommit(inside.db, 'savedReplies', user_id)
    const known = await listSavedReplies(inside)
    if (known.some((reply) => reply.text === text)) return known
    if (known.length >= maxSavedReplies)
      throw conflict({ en: 'Your list is full. Delete a reply first', ar: 'اكتملت قائمتك. احذف ردًا أولًا' })
    await inside.db.insert(savedReplies).values({ user_id, text, created_at: ctx.clock.now() })
    return listSavedReplies(inside)
  })

/** Deletes a saved reply of the current user. Returns the rest. Throws 404 for that of another. */
export async function deleteReply(ctx: UserCtx, id: string) {
  const isOwn = and(eq(savedReplies.id, id), eq(savedReplies.user_id, ctx.principal.id))
  const deleted = await ctx.db.delete(savedReplies).where(isOwn).returning({ id: savedReplies.id })
  if (deleted.length === 0) throw notFound()
  return listSavedReplies(ctx)
}

/** Deletes the saved replies of a user whose account is erased. */
export async function deleteRepliesOf({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.user_id, user_id))
}
