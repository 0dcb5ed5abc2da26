import { logInWithNafath, registerWithNafath } from '@wasl/shared/contract/endpoints/nafath.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { enterAccount } from '../auth/enter-account.server.ts'
import { NafathSteps } from '../auth/NafathSteps.tsx'
import { RegisterForm } from '../auth/RegisterForm.tsx'
import { individualBody, storedValues } from '../auth/register-body.ts'
import { submitRegistration } from '../auth/submit-registration.ts'
import { WaitingOrder } from '../auth/WaitingOrder.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { findWaitingOrder } from '../send-order/order-draft.server.ts'
import { attempt } from '../server/api.server.ts'
import { loadAppInfo } from '../server/app-info.server.ts'
import { challengeHeaders } from '../server/challenge.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { attemptLogin, deviceOf } from '../server/login.server.ts'
import { loadNafath, nafathHeaders, readNafathToken, startNafath } from '../server/nafath.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

const page = pages.nafath()
const pageWith = (next: string): string => `${page}?next=${encodeURIComponent(next)}`

/** Where the account leads: the described order of a guest, for example. */
const redirectPath = (request: Request, locale: Locale): string =>
  localPath(new URL(request.url).searchParams.get('next'), pathIn(locale, pages.home()))

export const handle: PageHandle = { guestTexts: ['auth', 'provider'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { api, locale } = context.get(sessionContext)
  const next = redirectPath(request, locale)
  const { nafath } = await loadAppInfo(api)
  const state = nafath ? await loadNafath(api, 'login', await readNafathToken(request.headers.get('cookie'))) : null
  const needsCities = state?.has_account === false
  const cities = needsCities ? await loadCities(api) : null
  const order = await findWaitingOrder(api, request, next)
  return { isOffered: nafath, request: state, cities, next, order }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const next = redirectPath(request, locale)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'start') {
    const failure = await startNafath(api, 'login', form, pathIn(locale, pageWith(next)))
    return data({ ...failure, values: {} }, { status: failure.status })
  }
  const token = await readNafathToken(request.headers.get('cookie'))
  if (!token) throw redirect(pathIn(locale, pageWith(next)))
  if (intent === 'log_in') {
    const body = { token, ...(await deviceOf(request.headers.get('cookie'))) }
    const result = await attemptLogin(api.submit(logInWithNafath, { entered: body, skipAuthRedirects: true }), locale)
    if (!result.ok) return data({ ...result, values: {} }, { status: result.status })
    const welcome = serverI18n(locale).t('auth:login.welcome', { name: result.data.user.name })
    return enterAccount({ request, context }, { loggedIn: result.data, next, text: welcome, headers: await nafathHeaders(null) })
  }
  const body = individualBody(form)
  const result = await attempt(api.submit(registerWithNafath, { entered: { ...Object(body), token }, skipAuthRedirects: true }))
  if (!result.ok) return data({ ...result, values: storedValues(form) }, { status: result.status })
  const headers = [...(await challengeHeaders(result.data, next)), ...(await nafathHeaders(null))]
  throw redirect(pathIn(locale, pages.verificationCode()), { headers })
}

export const clientAction = submitRegistration

export default function Nafath() {
  const { isOffered, request, cities, next, order } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>() ?? undefined
  const { t } = useTranslation('auth')
  if (!isOffered)
    return (
      <AuthLayout title={t('nafath.title')}>
        <EmptyState
          icon="shield"
          title={t('nafath.notOffered')}
          action={<ButtonLink to={pages.register({ next })}>{t('register.title')}</ButtonLink>}
        />
      </AuthLayout>
    )
  const isNew = request?.has_account === false
  return (
    <AuthLayout title={t('nafath.title')} lead={t(isNew ? 'nafath.leadRegister' : 'nafath.lead')}>
      <WaitingOrder order={order} next={next} />
      <NafathSteps request={request} page={pageWith(next)} failure={failure}>
        {isNew ? (
          <RegisterForm
            accountType="individual"
            cities={cities}
            msg={failure?.msg}
            errors={failure?.errors}
            values={failure?.values ?? (order ? { city_id: order.values.city_id } : undefined)}
          />
        ) : (
          <ApprovedLogin msg={failure?.msg} />
        )}
      </NafathSteps>
      <p className="mt-6">
        <PageLink to={pages.login({ next })} className="text-brand underline underline-offset-4">
          {t('nafath.byPhone')}
        </PageLink>
      </p>
    </AuthLayout>
  )
}

function ApprovedLogin({ msg }: { msg: string | undefined }) {
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  return (
    <ActionForm method="post" className="flex flex-col gap-5">
      <ErrorSummary msg={msg} />
      <p role="status" className="rounded-card bg-good-soft p-4 font-medium text-good">
        {t('nafath.approved')}
      </p>
      <Button size="large" name="intent" value="log_in" busy={busy}>
        {t('login.submit')}
      </Button>
    </ActionForm>
  )
}
