import { listCancelReasons } from '@wasl/shared/contract/endpoints/orders.ts'
import type { RouterContextProvider } from 'react-router'
import type { ApiClient } from '../server/api.server.ts'
import { sessionContext } from '../server/session.server.ts'

/** The cancellation reasons for this user, in the page's language. */
export async function cancelReasons(api: ApiClient, context: Readonly<RouterContextProvider>): Promise<{ id: string; label: string }[]> {
  const { locale } = context.get(sessionContext)
  const reasons = await api.call(listCancelReasons)
  return reasons.map(({ id, text }) => ({ id, label: text[locale] }))
}
