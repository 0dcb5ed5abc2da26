import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notify } from '../../resources/notify.ts'
import { users } from '../tables/people.ts'
import type { RegisterAnswer } from './registers.ts'
import { type ClientNumber, insertCheck } from './store-check.ts'

/**
 * Stores what the register said about the VAT number of a company client. With a number that it does not confirm, the client orders as before: the statements and tax
 * documents that are issued from then on do not have it. The client is notified, as when the number is valid again. A number that was replaced while the register was
 * queried changes nothing else.
 */
export async function storeClientAnswer(ctx: Ctx, checked: ClientNumber, answer: RegisterAnswer): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [client] = await ctx.db.select().from(users).where(eq(users.id, checked.client_id)).for('update')
    if (!client) return
    await insertCheck(ctx, checked, { result: answer.is_valid ? 'valid' : 'invalid', registered_name: answer.name })
    const { vat_number, invalid_vat_number } = client
    const invalid = answer.is_valid ? null : checked.number
    if (vat_number !== checked.number || invalid_vat_number === invalid) return
    await ctx.db.update(users).set({ invalid_vat_number: invalid }).where(eq(users.id, client.id))
    if (answer.is_valid && invalid_vat_number !== checked.number) return
    await notify(ctx, {
      type: answer.is_valid ? 'client_number_valid' : 'client_number_invalid',
      user_ids: [client.id],
      params: { number: checked.number },
      link: pages.profile(),
    })
  })
}
