import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Principal } from '../context.ts'
import { RequestError } from './errors.ts'

/** A copy of all personal data is nothing that a person's pages show. Administrators read chats in the back office, with an audit entry. */
const hiddenActions: readonly AccessAction[] = ['me.export', 'chat.list', 'chat.read']

/**
 * Throws for everything that an administrator who sees the site as somebody else may not do: every write except leaving. Runs for every
 * route, so that none can forget it.
 */
export function assertNotImpersonated(principal: Principal, method: string, action: AccessAction): void {
  if (principal.kind !== 'user' || !principal.impersonator || action === 'auth.logout') return
  if ((method === 'GET' || method === 'HEAD') && !hiddenActions.includes(action)) return
  throw new RequestError('forbidden', readOnly)
}

const readOnly: Label = {
  en: 'You are only viewing this account. Nothing can be changed',
  ar: 'أنت تعرض هذا الحساب فقط، ولا يمكن تغيير شيء فيه',
}
