import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { AuthFrame } from '../auth/AuthFrame.tsx'
import { DemoAccounts } from '../auth/DemoAccounts.tsx'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { appFacts } from '../server/app-info.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { challengeHeaders, challengeIn, signedInHeaders } from '../server/log-in.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { textIn } from '../server/texts.server.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { localPath } from '../ui/local-path.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PhoneInput } from '../ui/PhoneInput.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest(context)
  const { api, locale } = context.get(sessionContext)
  const asked = new URL(request.url).searchParams
  const { demo, demo_accounts } = await appFacts(api)
  return {
    blocked: asked.has('blocked'),
    next: localPath(asked.get('next'), pathIn(locale, '/')),
    accounts: demo ? demo_accounts.filter(({ realm }) => realm === 'site') : [],
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const phone = String(form.get('phone') ?? '')
  const next = localPath(form.get('next'), pathIn(locale, '/'))
  const body = { phone, password: String(form.get('password') ?? '') }
  const sent = await attempt(api.post<{ token: string; user: Profile }>('/auth/login', body, { ownMarkers: true }))
  if (sent.ok) {
    const welcome = textIn(locale).t('auth:login.welcome', { name: sent.data.user.name })
    return redirectWithToast(next, welcome, 'good', await signedInHeaders(sent.data))
  }
  const challenge = sent.key === 'needActive' ? challengeIn(sent.data) : null
  if (challenge) throw redirect(pathIn(locale, '/vertification-code?needed=1'), { headers: await challengeHeaders(challenge, next) })
  const { msg, errors, status } = sent
  return data({ msg, errors, phone }, { status })
}

export default function Login() {
  const { blocked, next, accounts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const busy = useNavigation().state === 'submitting'
  const labels = { phone: t('fields.phone'), password: t('fields.password') }
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={answer?.msg ?? (blocked ? tErrors('blocked') : undefined)} errors={answer?.errors} labels={labels} />
        <input type="hidden" name="next" value={next} />
        <PhoneInput
          name="phone"
          label={labels.phone}
          countryCode={false}
          autoComplete="username"
          defaultValue={answer?.phone}
          errors={answer?.errors.phone}
        />
        <PasswordInput name="password" label={labels.password} autoComplete="current-password" errors={answer?.errors.password} />
        <Button size="large" busy={busy}>
          {t('login.submit')}
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap justify-between gap-3 text-muted">
        <span>
          {t('login.noAccount')}{' '}
          <PageLink to={`/auth/register?next=${encodeURIComponent(next)}`} className="font-medium text-brand underline underline-offset-4">
            {t('register.title')}
          </PageLink>
        </span>
        <PageLink to="/" className="text-brand hover:underline">
          {t('login.guest')}
        </PageLink>
      </p>
      <DemoAccounts accounts={accounts} next={next} />
    </AuthFrame>
  )
}
