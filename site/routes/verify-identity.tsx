import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { linkIdentity } from '@wasl/shared/contract/endpoints/nafath.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { NafathSteps } from '../auth/NafathSteps.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { attempt } from '../server/api.server.ts'
import { loadAppInfo } from '../server/app-info.server.ts'
import { loadNafath, nafathHeaders, readNafathToken, startNafath } from '../server/nafath.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const page = pages.verifyIdentity()

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const [{ nafath }, profile] = await Promise.all([loadAppInfo(api), api.call(showProfile)])
  if (!nafath || profile.is_identity_verified) throw redirect(pathIn(locale, pages.profile({ tab: 'profile' })))
  const isBusiness = profile.client_type === 'company' || profile.provider !== null
  return { isBusiness, request: await loadNafath(api, 'identity', await readNafathToken(request.headers.get('cookie'))) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  if (form.get('intent') === 'start') {
    const failure = await startNafath(api, 'identity', form, pathIn(locale, page))
    return data(failure, { status: failure.status })
  }
  const token = await readNafathToken(request.headers.get('cookie'))
  if (!token) throw redirect(pathIn(locale, page))
  const result = await attempt(api.submit(linkIdentity, { entered: { token } }))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab: 'profile' })), result.msg, 'good', await nafathHeaders(null))
  return data({ status: result.status, msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function VerifyIdentity() {
  const { isBusiness, request } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>() ?? undefined
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthLayout title={t('nafath.verifyTitle')} lead={t(isBusiness ? 'nafath.verifyBusinessLead' : 'nafath.verifyLead')}>
      <NafathSteps request={request} page={page} failure={failure}>
        <ActionForm method="post" className="flex flex-col gap-5">
          <ErrorSummary msg={failure?.msg} />
          <p role="status" className="rounded-card bg-good-soft p-4 font-medium text-good">
            {t('nafath.approved')}
          </p>
          <Button size="large" name="intent" value="link" busy={busy}>
            {t('nafath.link')}
          </Button>
        </ActionForm>
      </NafathSteps>
      <p className="mt-6">
        <PageLink to={pages.profile({ tab: 'profile' })} className="text-brand underline underline-offset-4">
          {t('nafath.toProfile')}
        </PageLink>
      </p>
    </AuthLayout>
  )
}
