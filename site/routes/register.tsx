import { registerClient, registerCompany, registerProvider } from '@wasl/shared/contract/endpoints/login.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { RegisterForm } from '../auth/RegisterForm.tsx'
import { type AccountType, accountTypes, companyBody, individualBody, providerBody, storedValues } from '../auth/register-body.ts'
import { submitRegistration } from '../auth/submit-registration.ts'
import { WaitingOrder } from '../auth/WaitingOrder.tsx'
import { OpeningSoon } from '../layout/OpeningSoon.tsx'
import { findWaitingOrder } from '../send-order/order-draft.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { challengeHeaders } from '../server/challenge.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'
import { useRootData } from '../ui/root-data.ts'
import { Tabs } from '../ui/Tabs.tsx'

const redirectPath = (request: Request, home: string): string => localPath(new URL(request.url).searchParams.get('next'), home)

export const handle: PageHandle = { guestTexts: ['auth', 'provider'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { api, locale } = context.get(sessionContext)
  const next = redirectPath(request, pathIn(locale, pages.home()))
  const accountType = accountTypeOf(new URL(request.url).searchParams.get('as'))
  return { accountType, cities: await loadCities(api), next, order: await findWaitingOrder(api, request, next) }
}

const accountTypeOf = (value: unknown): AccountType => accountTypes.find((type) => type === value) ?? 'individual'

function registerAccount(api: ApiClient, accountType: AccountType, form: FormData) {
  const skipAuthRedirects = true
  if (accountType === 'company') return api.submit(registerCompany, { form: companyBody(form), skipAuthRedirects })
  if (accountType === 'provider') return api.submit(registerProvider, { entered: providerBody(form), skipAuthRedirects })
  return api.submit(registerClient, { entered: individualBody(form), skipAuthRedirects })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const accountType = accountTypeOf(form.get('account_type'))
  const result = await attempt(registerAccount(api, accountType, form))
  if (result.ok) {
    const next =
      accountType === 'provider' ? pathIn(locale, pages.providerApplication()) : redirectPath(request, pathIn(locale, pages.home()))
    throw redirect(pathIn(locale, pages.verificationCode()), { headers: await challengeHeaders(result.data, next) })
  }
  const { msg, errors, status, key } = result
  return data({ msg, errors, isRegistered: key === 'registered', values: storedValues(form) }, { status })
}

export const clientAction = submitRegistration

export default function Register() {
  const { accountType, cities, next, order } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  const loginPath = pages.login({ next })
  const appInfo = useRootData()?.appInfo
  const isNafathOffered = appInfo?.nafath
  // The form could not be finished: there is no city to choose, or nothing to order.
  if (appInfo?.is_open === false)
    return (
      <AuthLayout title={t('register.title')}>
        <OpeningSoon />
        <HaveAccount loginPath={loginPath} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={t('register.title')} lead={t(accountType === 'provider' ? 'register.leadProvider' : 'register.lead')}>
      <WaitingOrder order={order} next={next} />
      <div className="mb-6">
        <Tabs
          label={t('register.accountType')}
          variant="chips"
          tabs={accountTypes
            .filter((type) => !(order && type === 'provider'))
            .map((type) => ({
              to: pages.register({ as: type, next }),
              label: t(`register.types.${type}`),
              current: type === accountType,
            }))}
        />
      </div>
      <RegisterForm
        key={accountType}
        accountType={accountType}
        cities={cities}
        msg={actionData?.msg}
        errors={actionData?.errors}
        loginPath={actionData?.isRegistered ? loginPath : undefined}
        values={actionData?.values ?? (order ? { city_id: order.values.city_id } : undefined)}
      />
      {isNafathOffered && accountType === 'individual' && (
        <ButtonLink to={pages.nafath({ next })} tone="plain" icon="shield" className="mt-4 w-full">
          {t('nafath.button')}
        </ButtonLink>
      )}
      <HaveAccount loginPath={loginPath} />
    </AuthLayout>
  )
}

function HaveAccount({ loginPath }: { loginPath: string }) {
  const { t } = useTranslation('auth')
  return (
    <p className="mt-5 text-muted">
      {t('register.haveAccount')}{' '}
      <PageLink to={loginPath} className="font-medium text-brand underline underline-offset-4">
        {t('login.title')}
      </PageLink>
    </p>
  )
}
