import type { Ctx } from '../../context.ts'

/** Whether the admin who asks holds a permission; what it may not ask is left out of the answer. */
export const mayAsk = ({ who }: Pick<Ctx, 'who'>, permission: string): boolean =>
  who.kind === 'admin' && (who.is_super || who.permissions.has(permission))
