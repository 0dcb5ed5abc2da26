import { resendCode, verifyCode } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { CodeForm } from '../auth/CodeForm.tsx'
import { enterAccount } from '../auth/enter-account.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { challengeHeaders, readPendingChallenge } from '../server/challenge.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { attemptLogin, deviceOf } from '../server/login.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const pending = await readPendingChallenge(request.headers.get('cookie'))
  const activationRequired = new URL(request.url).searchParams.has('needed')
  if (!pending) return { activationRequired, pending: null }
  const waitSeconds = Math.max(0, Math.ceil((pending.resendAt - Date.now()) / 1000))
  return { activationRequired, pending: { phone: pending.phone, resendAt: pending.resendAt, waitSeconds, next: pending.next } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const pending = await readPendingChallenge(request.headers.get('cookie'))
  const codePath = pathIn(locale, pages.verificationCode())
  if (!pending) throw redirect(codePath)
  const form = await request.formData()
  const t = serverI18n(locale).t
  if (form.get('intent') === 'resend') {
    const resent = await attempt(api.submit(resendCode, { entered: { challenge_id: pending.id }, skipAuthRedirects: true }))
    if (resent.ok) return redirectWithToast(codePath, t('auth:code.resent'), 'good', await challengeHeaders(resent.data, pending.next))
    return data({ msg: resent.msg, errors: resent.errors }, { status: resent.status })
  }
  const body = { challenge_id: pending.id, code: form.get('code') ?? '', ...(await deviceOf(request.headers.get('cookie'))) }
  const result = await attemptLogin(api.submit(verifyCode, { entered: body, skipAuthRedirects: true }), locale)
  if (result.ok) {
    const next = localPath(pending.next, pathIn(locale, pages.home()))
    return enterAccount({ request, context }, { loggedIn: result.data, next, text: t('auth:code.verified') })
  }
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function VerificationCode() {
  const { pending, activationRequired } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  if (!pending)
    return (
      <AuthLayout title={t('code.title')}>
        <EmptyState
          icon="message"
          title={t('code.noPendingCode')}
          action={<ButtonLink to={pages.login()}>{t('login.title')}</ButtonLink>}
        />
      </AuthLayout>
    )
  const sentTo = (
    <>
      {activationRequired ? t('code.activationRequired') : t('code.sent')} <Ltr className="font-medium text-ink">{pending.phone}</Ltr>
    </>
  )
  return (
    <AuthLayout title={t('code.title')} lead={sentTo}>
      <CodeForm
        waitSeconds={pending.waitSeconds}
        resendAt={pending.resendAt}
        msg={actionData?.msg}
        errors={actionData?.errors}
        otherNumber={
          <PageLink to={pages.register({ next: pending.next })} className="text-brand underline underline-offset-4">
            {t('code.changeNumber')}
          </PageLink>
        }
      />
    </AuthLayout>
  )
}
