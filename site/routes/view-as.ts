import type { StartedImpersonation } from '@wasl/shared/contract/impersonation.ts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { attempt, createApiClient } from '../server/api.server.ts'
import { readHostContext } from '../server/host-context.server.ts'
import { viewingHeaders } from '../server/login.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Only the form of the back office leads here. */
export const loader = () => redirect('/')

/** Exchanges the code that the back office sends in a form for a read-only session; neither is ever in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(sessionContext)
  const code = String((await request.formData()).get('code') ?? '')
  // Without the token of this browser's own session: the exchange replaces it.
  const api = createApiClient({ locale, token: null, path: '/', apiFetch: readHostContext(context).apiFetch })
  const result = await attempt(api.post<StartedImpersonation>('/auth/impersonation', { code }, { skipAuthRedirects: true }))
  if (!result.ok) return redirectWithToast('/', result.msg, 'bad')
  return redirect('/', { headers: await viewingHeaders(result.data) })
}
