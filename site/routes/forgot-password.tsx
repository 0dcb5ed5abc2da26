import { startPasswordReset } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { deviceOf } from '../server/login.server.ts'
import { newReset, resetHeaders } from '../server/password-reset.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

const redirectPath = (request: Request, home: string): string => localPath(new URL(request.url).searchParams.get('next'), home)

export const handle: PageHandle = { guestTexts: ['auth'] }

export function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  return { next: redirectPath(request, pathIn(context.get(sessionContext).locale, pages.home())) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const device = await deviceOf(request.headers.get('cookie'))
  const phone = String((await request.formData()).get('phone') ?? '')
  const result = await attempt(api.submit(startPasswordReset, { entered: { phone, ...device }, skipAuthRedirects: true }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, phone }, { status: result.status })
  const headers = await resetHeaders(newReset(result.data, redirectPath(request, pathIn(locale, pages.home()))))
  throw redirect(pathIn(locale, pages.resetCode()), { headers })
}

export const clientAction = submitOrKeep

export default function ForgotPassword() {
  const { next } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  const state: unknown = useLocation().state
  const typed = typeof state === 'object' && state !== null && 'phone' in state ? String(state.phone) : undefined
  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')}>
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ phone: t('fields.phone') }} />
        <PhoneInput name="phone" label={t('fields.phone')} defaultValue={failure?.phone ?? typed} errors={failure?.errors.phone} />
        <Button size="large" busy={busy}>
          {t('forgot.submit')}
        </Button>
      </ActionForm>
      <p className="mt-5">
        <PageLink to={pages.login({ next })} className="text-brand underline underline-offset-4">
          {t('forgot.backToLogin')}
        </PageLink>
      </p>
    </AuthLayout>
  )
}
