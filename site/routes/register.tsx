import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { RegisterForm } from '../auth/RegisterForm.tsx'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { challengeHeaders } from '../server/log-in.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { localPath } from '../ui/local-path.ts'
import { PageLink } from '../ui/PageLink.tsx'

const nextOf = (request: Request, home: string): string => localPath(new URL(request.url).searchParams.get('next'), home)

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { locale } = context.get(sessionContext)
  const { rows } = await context.get(sessionContext).api.list<Named>('/cities?_start=0&_end=100')
  return { cities: rows.map(({ id, name }) => ({ id, name })), next: nextOf(request, pathIn(locale, '/')) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const kept = {
    name: typed('name'),
    phone: typed('phone'),
    email: typed('email'),
    city_id: typed('city_id'),
    terms: form.get('terms') === 'true',
  }
  const body = {
    ...kept,
    country_code: typed('country_code') || '966',
    password: typed('password'),
    password_confirmation: typed('password_confirmation'),
  }
  const sent = await attempt(api.post<Challenge>('/auth/register', body, { ownMarkers: true }))
  if (sent.ok) {
    const headers = await challengeHeaders(sent.data, nextOf(request, pathIn(locale, '/')))
    throw redirect(pathIn(locale, '/vertification-code'), { headers })
  }
  const { msg, errors, status } = sent
  return data({ msg, errors, kept }, { status })
}

export default function Register() {
  const { cities, next } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm cities={cities} msg={answer?.msg} errors={answer?.errors} kept={answer?.kept} />
      <p className="mt-5 text-muted">
        {t('register.haveAccount')}{' '}
        <PageLink to={`/auth/login?next=${encodeURIComponent(next)}`} className="font-medium text-brand underline underline-offset-4">
          {t('login.title')}
        </PageLink>
      </p>
    </AuthFrame>
  )
}
