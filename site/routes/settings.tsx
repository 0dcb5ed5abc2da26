import type { OwnSession } from '@wasl/shared/contract/account-security.ts'
import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { OwnSessions } from '../account/OwnSessions.tsx'
import { SecurityLinks } from '../account/SecurityLinks.tsx'
import { runSettingsAction } from '../account/settings-actions.server.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { AlertSetting } from '../notifications/AlertSetting.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Tabs } from '../ui/Tabs.tsx'

/** The user's settings, and the sessions on their tab. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  if (new URL(request.url).searchParams.get('tab') === 'sessions')
    return { tab: 'sessions' as const, sessions: await api.get<OwnSession[]>('/user/sessions') }
  return { tab: 'preferences' as const, profile: await api.get<Profile>('/user/profile') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireViewer(context, request)
  const result = await runSettingsAction(getApi(context), viewer, await request.formData())
  if (!result.ok) return data({ msg: result.msg, errors: result.errors }, { status: result.status })
  const { pathname, search } = new URL(request.url)
  return redirectWithToast(pathname + search, result.msg, 'good', result.headers)
}

export const clientAction = submitOrKeep

export default function SettingsPage() {
  const page = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('account')
  return (
    <AccountLayout title={t('settings.title')}>
      <Tabs
        label={t('settings.tabs')}
        tabs={[
          { to: '/settings', label: t('settings.preferences'), current: page.tab === 'preferences' },
          { to: '/settings?tab=sessions', label: t('settings.sessions'), current: page.tab === 'sessions' },
        ]}
      />
      <ErrorSummary msg={actionData?.msg} errors={actionData?.errors} />
      {page.tab === 'sessions' ? (
        <OwnSessions sessions={page.sessions} />
      ) : (
        <>
          <AlertSetting isOn={page.profile.is_notify} />
          <SecurityLinks phone={page.profile.full_phone} />
        </>
      )}
    </AccountLayout>
  )
}
