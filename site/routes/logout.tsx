import { logOut } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type ClientActionFunctionArgs, Form, redirect } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { clearRecentProviders } from '../catalog/recent-providers.ts'
import { clearStoredSteps } from '../provider-forms/stored-steps.ts'
import { clearDrafts } from '../send-order/drafts.ts'
import { attempt } from '../server/api.server.ts'
import { loggedOutHeaders } from '../server/cookies.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Button } from '../ui/Button.tsx'

export function loader({ context }: ActionFunctionArgs) {
  if (!getViewer(context)) throw redirect(pathIn(context.get(sessionContext).locale, pages.login()))
  return null
}

/** Ends the session at the API and in this browser, even when the API has ended it already. With `blocked` the login page says why; `viewing` only ends a view of somebody’s account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  await attempt(api.submit(logOut, { body: {}, skipAuthRedirects: true }))
  // The next person at this browser must not go back to pages of this one.
  const headers: [string, string][] = [...(await loggedOutHeaders()), ['clear-site-data', '"cache"']]
  if (form.has('blocked')) return redirect(pathIn(locale, pages.login({ blocked: '1' })), { headers })
  if (form.has('viewing')) return redirect(pathIn(locale, pages.home()), { headers })
  return redirectWithToast(pathIn(locale, pages.login()), serverI18n(locale).t('auth:logout.loggedOut'), 'note', headers)
}

/** What was typed and opened in this browser ends with the session. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  clearDrafts()
  clearStoredSteps()
  clearRecentProviders()
  return serverAction()
}

export default function Logout() {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout title={t('logout.title')} lead={t('logout.confirm')}>
      <Form method="post">
        <Button tone="danger" icon="logout">
          {t('logout.title')}
        </Button>
      </Form>
    </AuthLayout>
  )
}
