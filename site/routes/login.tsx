import { logIn } from '@wasl/shared/contract/endpoints/login.ts'
import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { DemoAccounts } from '../auth/DemoAccounts.tsx'
import { enterAccount } from '../auth/enter-account.server.ts'
import { WaitingOrder } from '../auth/WaitingOrder.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { usePathIn } from '../i18n/locale.ts'
import { findWaitingOrder } from '../send-order/order-draft.server.ts'
import { loadAppInfo } from '../server/app-info.server.ts'
import { challengeHeaders, parseChallenge } from '../server/challenge.server.ts'
import { endedCookie } from '../server/cookies.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { attemptLogin, deviceOf } from '../server/login.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { api, locale } = context.get(sessionContext)
  const query = new URL(request.url).searchParams
  const { demo, demo_accounts, nafath } = await loadAppInfo(api)
  const next = localPath(query.get('next'), pathIn(locale, pages.home()))
  return {
    blocked: query.has('blocked'),
    isNafathOffered: nafath,
    hasEnded: (await endedCookie.parse(request.headers.get('cookie'))) === true,
    next,
    order: await findWaitingOrder(api, request, next),
    accounts: demo ? demo_accounts.filter(({ realm }) => realm === 'site') : [],
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const phone = String(form.get('phone') ?? '')
  const next = localPath(form.get('next'), pathIn(locale, pages.home()))
  const device = await deviceOf(request.headers.get('cookie'))
  const body = { phone, password: String(form.get('password') ?? ''), ...device }
  const result = await attemptLogin(api.submit(logIn, { entered: body, skipAuthRedirects: true }), locale)
  if (result.ok) {
    const text = serverI18n(locale).t('auth:login.welcome', { name: result.data.user.name })
    return enterAccount({ request, context }, { loggedIn: result.data, next, text })
  }
  const challenge = result.key === 'needActive' ? parseChallenge(result.data) : null
  if (challenge)
    throw redirect(pathIn(locale, pages.verificationCode({ needed: '1' })), { headers: await challengeHeaders(challenge, next) })
  const { key, msg, errors, status } = result
  return data({ key, msg, errors, phone }, { status })
}

export const clientAction = submitOrKeep

/** The link to the page for a forgotten password, which begins with the number that is typed here. */
function ForgotLink({ next }: { next: string }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const path = usePathIn()(pages.forgotPassword({ next }))
  return (
    <Link
      to={path}
      className="self-start text-brand underline underline-offset-4"
      onClick={(event) => {
        const field = event.currentTarget.closest('form')?.elements.namedItem('phone')
        if (event.metaKey || event.ctrlKey || !(field instanceof HTMLInputElement) || field.value === '') return
        event.preventDefault()
        void navigate(path, { state: { phone: field.value } })
      }}
    >
      {t('forgot.link')}
    </Link>
  )
}

/** A shared or notified order: its page is for its parties alone. */
const leadsToOrder = (next: string): boolean => barePath(next).startsWith(`${pages.orders()}/`)

export default function Login() {
  const { blocked, isNafathOffered, hasEnded, next, order, accounts } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const busy = useNavigation().state === 'submitting'
  const labels = { phone: t('fields.phone'), password: t('fields.password') }
  return (
    <AuthLayout title={t('login.title')} lead={t(leadsToOrder(next) ? 'login.leadOrder' : 'login.lead')}>
      <WaitingOrder order={order} next={next} />
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        {hasEnded && !actionData && (
          <p role="status" className="rounded-card bg-caution-soft p-4 font-medium text-caution">
            {t('login.sessionEnded')}
          </p>
        )}
        <ErrorSummary msg={actionData?.msg ?? (blocked ? tErrors('blocked') : undefined)} errors={actionData?.errors} labels={labels} />
        {(blocked || actionData?.key === 'blocked') && (
          <PageLink to={pages.contactUs()} className="text-brand underline underline-offset-4">
            {t('login.contactUs')}
          </PageLink>
        )}
        <input type="hidden" name="next" value={next} />
        <PhoneInput
          name="phone"
          label={labels.phone}
          countryCode={false}
          autoComplete="username"
          defaultValue={actionData?.phone}
          errors={actionData?.errors.phone}
        />
        <PasswordInput name="password" label={labels.password} autoComplete="current-password" errors={actionData?.errors.password} />
        <ForgotLink next={next} />
        <Button size="large" busy={busy}>
          {t('login.submit')}
        </Button>
      </ActionForm>
      {isNafathOffered && (
        <ButtonLink to={pages.nafath({ next })} tone="plain" icon="shield" className="mt-4 w-full">
          {t('nafath.button')}
        </ButtonLink>
      )}
      <p className="mt-5 flex flex-wrap justify-between gap-3 text-muted">
        <span>
          {t('login.noAccount')}{' '}
          <PageLink to={pages.register({ next })} className="font-medium text-brand underline underline-offset-4">
            {t('register.title')}
          </PageLink>
        </span>
        <PageLink to={pages.home()} className="text-brand hover:underline">
          {t('login.continueAsGuest')}
        </PageLink>
      </p>
      <DemoAccounts accounts={accounts} next={next} />
    </AuthLayout>
  )
}
