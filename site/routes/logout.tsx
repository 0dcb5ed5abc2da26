import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, Form, redirect } from 'react-router'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { signedOutHeaders } from '../server/cookies.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { getViewer, sessionContext } from '../server/session.server.ts'
import { textIn } from '../server/texts.server.ts'
import { Button } from '../ui/Button.tsx'

export function loader({ context }: ActionFunctionArgs) {
  if (!getViewer(context)) throw redirect(pathIn(context.get(sessionContext).locale, '/auth/login'))
  return null
}

/**
 * Ends the session at the API and in this browser. A session that the API no longer knows ends here all the same.
 * `blocked` in the form: the log-in page says why it ended.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  await attempt(api.post('/auth/logout', {}, { ownMarkers: true }))
  if (form.has('blocked')) return redirect(pathIn(locale, '/auth/login?blocked'), { headers: await signedOutHeaders() })
  return redirectWithToast(pathIn(locale, '/auth/login'), textIn(locale).t('auth:logout.done'), 'note', await signedOutHeaders())
}

export default function Logout() {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('logout.title')} lead={t('logout.question')}>
      <Form method="post">
        <Button tone="danger" icon="logout">
          {t('logout.title')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
