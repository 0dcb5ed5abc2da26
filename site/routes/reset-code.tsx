import { checkResetCode, startPasswordReset } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { CodeForm } from '../auth/CodeForm.tsx'
import { ResetWaiting } from '../auth/ResetWaiting.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { deviceOf } from '../server/login.server.ts'
import { newReset, readPendingReset, resetHeaders, waitingResponse } from '../server/password-reset.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const pending = await readPendingReset(request.headers.get('cookie'))
  if (!pending) throw redirect(pathIn(context.get(sessionContext).locale, pages.forgotPassword()))
  const { phone, resendAt, next } = pending
  return { phone, resendAt, next, waitSeconds: Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const pending = await readPendingReset(request.headers.get('cookie'))
  if (!pending) throw redirect(pathIn(locale, pages.forgotPassword()))
  const device = await deviceOf(request.headers.get('cookie'))
  const form = await request.formData()
  if (form.get('intent') === 'resend') {
    const resent = await attempt(api.submit(startPasswordReset, { entered: { phone: pending.phone, ...device }, skipAuthRedirects: true }))
    if (!resent.ok) return data({ msg: resent.msg, errors: resent.errors }, { status: resent.status })
    const path = pathIn(locale, pages.resetCode())
    return redirectWithToast(
      path,
      serverI18n(locale).t('auth:code.resent'),
      'good',
      await resetHeaders(newReset(resent.data, pending.next)),
    )
  }
  const code = String(form.get('code') ?? '')
  const body = { challenge_id: pending.id, code, ...device }
  const result = await attempt(api.submit(checkResetCode, { entered: body, skipAuthRedirects: true }))
  if (!result.ok) return data({ msg: result.msg, errors: result.errors }, { status: result.status })
  const step = result.data
  if (step.next === 'wait') return waitingResponse(result.msg, step)
  const second = step.next === 'email' ? { email: step.email, emailId: step.email_challenge_id } : {}
  throw redirect(pathIn(locale, pages.changeForgottenPassword()), { headers: await resetHeaders({ ...pending, code, ...second }) })
}

export const clientAction = submitOrKeep

export default function ResetCode() {
  const { phone, resendAt, next, waitSeconds } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  if (result && 'waiting' in result)
    return (
      <AuthLayout title={t('forgot.waitTitle')} lead="">
        <ResetWaiting text={result.waiting} />
        <p className="mt-5">
          <PageLink to={pages.login({ next })} className="text-brand underline underline-offset-4">
            {t('forgot.backToLogin')}
          </PageLink>
        </p>
      </AuthLayout>
    )
  const lead = (
    <>
      {t('forgot.sent')} <Ltr className="font-medium text-ink">{phone}</Ltr>
    </>
  )
  return (
    <AuthLayout title={t('forgot.codeTitle')} lead={lead}>
      <CodeForm
        waitSeconds={waitSeconds}
        resendAt={resendAt}
        otherNumber={
          <PageLink to={pages.forgotPassword({ next })} className="text-brand underline underline-offset-4">
            {t('code.changeNumber')}
          </PageLink>
        }
        msg={result?.msg}
        errors={result?.errors}
      />
    </AuthLayout>
  )
}
