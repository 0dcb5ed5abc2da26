import { openImpersonation } from '@wasl/shared/contract/endpoints/impersonation.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { attempt, createApiClient } from '../server/api.server.ts'
import { readHostContext } from '../server/host-context.server.ts'
import { viewingHeaders } from '../server/login.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Only the form of the back office leads here. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(pathIn(context.get(sessionContext).locale, pages.home()))

/** Exchanges the code that the back office sends in a form for a read-only session; neither is ever in an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(sessionContext)
  const home = pathIn(locale, pages.home())
  const code = String((await request.formData()).get('code') ?? '')
  // Without the token of this browser's own session: the exchange replaces it.
  const api = createApiClient({ locale, token: null, path: pages.home(), apiFetch: readHostContext(context).apiFetch })
  const result = await attempt(api.submit(openImpersonation, { entered: { code }, skipAuthRedirects: true }))
  if (!result.ok) return redirectWithToast(home, result.msg, 'bad')
  return redirect(home, { headers: await viewingHeaders(result.data) })
}
