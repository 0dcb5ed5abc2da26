import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { RowWrite } from '../../resources/hook-types.ts'

/** Throws a conflict when a broadcast that is no longer a draft is edited or deleted. */
export async function assertNotSent(_: Ctx, { action, before }: RowWrite): Promise<void> {
  if ((action === 'edit' || action === 'delete') && before && before.status !== 'draft')
    throw conflict({
      en: 'This notification was already sent and cannot be changed or deleted',
      ar: 'أُرسل هذا الإشعار ولا يمكن تغييره أو حذفه',
    })
}
