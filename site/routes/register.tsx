import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { RegisterForm } from '../auth/RegisterForm.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { challengeHeaders } from '../server/login.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { PageLink } from '../ui/PageLink.tsx'

const redirectPath = (request: Request, home: string): string => localPath(new URL(request.url).searchParams.get('next'), home)

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { locale } = context.get(sessionContext)
  const { rows } = await context.get(sessionContext).api.list<Named>('/cities?_start=0&_end=100')
  return { cities: rows.map(({ id, name }) => ({ id, name })), next: redirectPath(request, pathIn(locale, '/')) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const values = {
    name: field('name'),
    phone: field('phone'),
    email: field('email'),
    city_id: field('city_id'),
    terms: form.get('terms') === 'true',
  }
  const body = {
    ...values,
    country_code: field('country_code') || '966',
    password: field('password'),
    password_confirmation: field('password_confirmation'),
  }
  const result = await attempt(api.post<Challenge>('/auth/register', body, { skipAuthRedirects: true }))
  if (result.ok) {
    const headers = await challengeHeaders(result.data, redirectPath(request, pathIn(locale, '/')))
    throw redirect(pathIn(locale, '/vertification-code'), { headers })
  }
  const { msg, errors, status } = result
  return data({ msg, errors, values }, { status })
}

export const clientAction = submitOrKeep

export default function Register() {
  const { cities, next } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm cities={cities} msg={actionData?.msg} errors={actionData?.errors} values={actionData?.values} />
      <p className="mt-5 text-muted">
        {t('register.haveAccount')}{' '}
        <PageLink to={`/auth/login?next=${encodeURIComponent(next)}`} className="font-medium text-brand underline underline-offset-4">
          {t('login.title')}
        </PageLink>
      </p>
    </AuthLayout>
  )
}
