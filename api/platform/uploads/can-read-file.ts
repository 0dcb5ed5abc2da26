import type { Ctx } from '../../context.ts'
import { visibleOrder } from '../../ordering/orders/visible-order.ts'
import type { files } from '../db/tables/files.ts'
import { Refusal } from '../http/errors.ts'
import { permit } from '../http/permission.ts'
import { mayOpenFile } from './can-open-file.ts'

type FileRow = Pick<typeof files.$inferSelect, 'id' | 'is_public' | 'owner_user_id' | 'owner_admin_id' | 'order_id' | 'provider_id'>

/**
 * Whether the reader may see a file: a public one everybody; its owner; and who may see the order it hangs on, a provider only where the
 * file is not another provider's own (the image of its offer). An admin sees those of the rows that it may open.
 */
export async function mayReadFile(ctx: Ctx, file: FileRow): Promise<boolean> {
  const { who } = ctx
  if (file.is_public) return true
  if (who.kind === 'admin') return mayOpenFile({ ...ctx, who }, file)
  if (who.kind !== 'user' || who.status !== 'active') return false
  if (file.owner_user_id === who.id) return true
  if (!file.order_id) return false
  if (file.provider_id && who.provider && who.provider.id !== file.provider_id) return false
  return seeOrder(ctx, file.order_id).then(() => true, refused)
}

/** Throws unless the reader may see orders at all, and this one. */
async function seeOrder(ctx: Ctx, id: string): Promise<void> {
  permit({ action: 'upload.read' }, ctx.who)
  await visibleOrder(ctx, id)
}

const refused = (error: unknown): false => {
  if (error instanceof Refusal) return false
  throw error
}
