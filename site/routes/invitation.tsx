import { acceptInvitation } from '@wasl/shared/contract/endpoints/team.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useNavigation } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { TermsLabel } from '../auth/TermsLabel.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { deviceOf, loggedInHeaders } from '../server/login.server.ts'
import { requireGuest, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Button } from '../ui/Button.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { guestTexts: ['auth'] }

export function loader({ context }: LoaderFunctionArgs) {
  requireGuest(context)
  return null
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const body = {
    challenge_id: params.id,
    code: field('code'),
    password: field('password'),
    password_confirmation: field('password_confirmation'),
    terms: form.get('terms') === 'true',
    ...(await deviceOf(request.headers.get('cookie'))),
  }
  const result = await attempt(api.submit(acceptInvitation, { entered: body, skipAuthRedirects: true }))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.orders()), result.msg, 'good', await loggedInHeaders(result.data))
  // An address that is no invitation says the same as one that was used.
  const { challenge_id, ...errors } = result.errors
  return data({ msg: challenge_id?.join(' ') ?? result.msg, errors, code: body.code }, { status: result.status })
}

export const clientAction = submitOrKeep

/** Accepts an invitation to the team of a provider: the code from the SMS and a new password. */
export default function Invitation() {
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  const labels = {
    code: t('fields.code'),
    password: t('fields.password'),
    password_confirmation: t('fields.confirmPassword'),
    terms: t('fields.terms'),
  }
  const errors = failure?.errors ?? {}
  return (
    <AuthLayout title={t('invitation.title')} lead={t('invitation.lead')}>
      <ActionForm method="post" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <CodeInput hint={t('invitation.codeHint')} errors={errors.code} defaultValue={failure?.code} />
        <NewPasswordFields labels={labels} errors={errors} />
        <Checkbox name="terms" errors={errors.terms} label={<TermsLabel />} />
        <Button size="large" busy={busy}>
          {t('invitation.submit')}
        </Button>
      </ActionForm>
    </AuthLayout>
  )
}
