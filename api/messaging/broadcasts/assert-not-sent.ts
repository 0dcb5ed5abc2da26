import type { Ctx } from '../../context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Write } from '../../resources/write-hooks.ts'

/** What was sent stays as it was sent: only a draft is changed or deleted. */
export async function keepSent(_: Ctx, { action, before }: Write): Promise<void> {
  if ((action === 'edit' || action === 'delete') && before && before.status !== 'draft')
    throw conflict(['It was sent already and stays as it is', 'أُرسل هذا الإشعار ولا يمكن تغييره أو حذفه'])
}
