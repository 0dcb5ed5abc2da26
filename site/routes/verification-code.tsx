import type { Challenge, Profile } from '@wasl/shared/contract/accounts.ts'
import { latinDigits } from '@wasl/shared/registry/normalize-text.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { CodeForm } from '../auth/CodeForm.tsx'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { awaitedChallenge, challengeHeaders, signedInHeaders } from '../server/log-in.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { textIn } from '../server/texts.server.ts'
import { Ltr } from '../ui/Bdi.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const awaited = await awaitedChallenge(request.headers.get('cookie'))
  const needed = new URL(request.url).searchParams.has('needed')
  if (!awaited) return { needed, awaited: null }
  const waitSeconds = Math.max(0, Math.ceil((awaited.resendAt - Date.now()) / 1000))
  return { needed, awaited: { phone: awaited.phone, resendAt: awaited.resendAt, waitSeconds } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const awaited = await awaitedChallenge(request.headers.get('cookie'))
  const here = pathIn(locale, '/vertification-code')
  if (!awaited) throw redirect(here)
  const form = await request.formData()
  const t = textIn(locale).t
  if (form.get('act') === 'resend') {
    const resent = await attempt(api.post<Challenge>('/auth/resend', { challenge_id: awaited.id }, { ownMarkers: true }))
    if (resent.ok) return redirectWithToast(here, t('auth:code.resent'), 'good', await challengeHeaders(resent.data, awaited.next))
    return data({ msg: resent.msg, errors: resent.errors }, { status: resent.status })
  }
  const code = latinDigits(String(form.get('code') ?? '')).trim()
  const sent = await attempt(
    api.post<{ token: string; user: Profile }>('/auth/verify', { challenge_id: awaited.id, code }, { ownMarkers: true }),
  )
  if (sent.ok) return redirectWithToast(awaited.next, t('auth:code.done'), 'good', await signedInHeaders(sent.data))
  return data({ msg: sent.msg, errors: sent.errors }, { status: sent.status })
}

export default function VerificationCode() {
  const { awaited, needed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  if (!awaited)
    return (
      <AuthFrame title={t('code.title')}>
        <EmptyState icon="message" title={t('code.noChallenge')} action={<ButtonLink to="/auth/login">{t('login.title')}</ButtonLink>} />
      </AuthFrame>
    )
  const sentTo = (
    <>
      {needed ? t('code.needed') : t('code.sent')} <Ltr className="font-medium text-ink">{awaited.phone}</Ltr>
    </>
  )
  return (
    <AuthFrame title={t('code.title')} lead={sentTo}>
      <CodeForm waitSeconds={awaited.waitSeconds} resendAt={awaited.resendAt} msg={answer?.msg} errors={answer?.errors} />
    </AuthFrame>
  )
}
