import { logIn, resetPassword, waitForReset } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { enterAccount } from '../auth/enter-account.server.ts'
import { ResetWaiting } from '../auth/ResetWaiting.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { attemptLogin, deviceOf } from '../server/login.server.ts'
import { readPendingReset, resetHeaders, waitingResponse } from '../server/password-reset.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Button } from '../ui/Button.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const pending = await readPendingReset(request.headers.get('cookie'))
  const { locale } = context.get(sessionContext)
  if (!pending) throw redirect(pathIn(locale, pages.forgotPassword()))
  if (!pending.code) throw redirect(pathIn(locale, pages.resetCode()))
  return { email: pending.email }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const pending = await readPendingReset(request.headers.get('cookie'))
  if (!pending) throw redirect(pathIn(locale, pages.forgotPassword()))
  const form = await request.formData()
  const device = await deviceOf(request.headers.get('cookie'))
  const proof = { challenge_id: pending.id, code: pending.code, ...device }
  if (form.get('intent') === 'wait') {
    const waited = await attempt(api.submit(waitForReset, { entered: proof, skipAuthRedirects: true }))
    if (!waited.ok) return data({ msg: waited.msg, errors: {} as FieldErrors }, { status: waited.status })
    if (waited.data.next === 'wait') return waitingResponse(waited.msg, waited.data)
  }
  const field = (name: string) => String(form.get(name) ?? '')
  const passwords = { password: field('password'), password_confirmation: field('password_confirmation') }
  const email = pending.emailId && { email_challenge_id: pending.emailId, email_code: field('email_code') }
  const body = { ...proof, ...passwords, ...email }
  const result = await attempt(api.submit(resetPassword, { entered: body, skipAuthRedirects: true }))
  const login = pathIn(locale, pages.login({ next: pending.next }))
  if (result.ok) {
    const headers = await resetHeaders(null)
    const entered = { phone: pending.phone, password: passwords.password, ...device }
    const opened = await attemptLogin(api.submit(logIn, { entered, skipAuthRedirects: true }), locale)
    if (!opened.ok) return redirectWithToast(login, result.msg, 'good', headers)
    const next = localPath(pending.next, pathIn(locale, pages.home()))
    return enterAccount({ request, context }, { loggedIn: opened.data, next, text: serverI18n(locale).t('auth:forgot.changed'), headers })
  }
  const { code, ...errors } = result.errors
  return data({ msg: code?.join(' ') ?? result.msg, errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function ChangeForgottenPassword() {
  const { email } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const waiting = result && 'waiting' in result ? result.waiting : null
  const failure = result && 'errors' in result ? result : null
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  const emailLabel = t('fields.emailCode')
  const labels = { password: t('fields.password'), password_confirmation: t('fields.confirmPassword') }
  return (
    <AuthLayout title={t('forgot.changeTitle')} lead={t('forgot.changeLead')}>
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        {waiting && <ResetWaiting text={waiting} />}
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ ...labels, email_code: emailLabel }} />
        {email && (
          <CodeInput
            name="email_code"
            label={emailLabel}
            hint={t('forgot.emailHint', { email })}
            errors={failure?.errors.email_code}
            digits={6}
          />
        )}
        <NewPasswordFields labels={labels} errors={failure?.errors ?? {}} />
        <Button size="large" busy={busy}>
          {t('forgot.changeSubmit')}
        </Button>
      </ActionForm>
      {email && (
        <ActionForm method="post" className="mt-4">
          <Button tone="plain" name="intent" value="wait">
            {t('forgot.noEmail')}
          </Button>
        </ActionForm>
      )}
    </AuthLayout>
  )
}
