import { deletionPhrase } from '@wasl/shared/contract/choices.ts'
import { listSessions, showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listOwnAppointments, showCalendarFeed } from '@wasl/shared/contract/endpoints/calendar.ts'
import { showPushService } from '@wasl/shared/contract/endpoints/devices.ts'
import { showPrivacy } from '@wasl/shared/contract/endpoints/personal-data.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { ChannelsForm } from '../account/ChannelsForm.tsx'
import { DeleteAccount } from '../account/DeleteAccount.tsx'
import { LanguageForm } from '../account/LanguageForm.tsx'
import { OwnAppointments } from '../account/OwnAppointments.tsx'
import { OwnRequests } from '../account/OwnRequests.tsx'
import { OwnSessions } from '../account/OwnSessions.tsx'
import { loadOwnRequests } from '../account/own-requests.server.ts'
import { PrivacyPanel } from '../account/PrivacyPanel.tsx'
import { SecurityLinks } from '../account/SecurityLinks.tsx'
import { runSettingsAction } from '../account/settings-actions.server.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useLocale } from '../i18n/locale.ts'
import { AlertSetting } from '../notifications/AlertSetting.tsx'
import { CalendarFeed } from '../provider-calendar/CalendarForms.tsx'
import { changeCalendar } from '../provider-calendar/calendar.server.ts'
import { PushSetting } from '../push/PushSetting.tsx'
import type { ApiClient } from '../server/api.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { actsForProvider, useRootData } from '../ui/root-data.ts'
import { Tabs } from '../ui/Tabs.tsx'

/** The user's settings: what the open tab needs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  switch (new URL(request.url).searchParams.get('tab')) {
    case 'sessions':
      return { tab: 'sessions' as const, sessions: await api.call(listSessions) }
    case 'privacy':
      return { tab: 'privacy' as const, privacy: await api.call(showPrivacy), requests: await loadOwnRequests(api) }
    case 'calendar':
      return { tab: 'calendar' as const, ...(await loadOwnCalendar(api)) }
    default:
      return {
        tab: 'preferences' as const,
        profile: await api.call(showProfile),
        pushService: await api.call(showPushService),
      }
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireViewer(context, request)
  const { pathname, search } = new URL(request.url)
  const form = await request.formData()
  const result = feedActions.includes(String(form.get('intent')))
    ? { path: pathname + search, ...(await changeCalendar(getApi(context), form)) }
    : await runSettingsAction(context.get(sessionContext), viewer, form, pathname + search)
  if (!result.ok) return data({ msg: result.msg, errors: result.errors }, { status: result.status })
  return redirectWithToast(result.path, result.msg, 'good', 'headers' in result ? result.headers : undefined)
}

/** The forms of `CalendarFeed`. */
const feedActions: readonly string[] = ['renew_feed', 'delete_feed']

/** The coming appointments of a client and the private address of its calendar. */
async function loadOwnCalendar(api: ApiClient) {
  const [appointments, { url }] = await Promise.all([api.call(listOwnAppointments), api.call(showCalendarFeed)])
  return { feed_url: url, appointments }
}

export const clientAction = submitOrKeep

const tabs = [
  { tab: 'preferences', to: pages.settings(), text: 'settings.preferences' },
  { tab: 'sessions', to: pages.settings({ tab: 'sessions' }), text: 'settings.sessions' },
  { tab: 'calendar', to: pages.settings({ tab: 'calendar' }), text: 'settings.calendar' },
  { tab: 'privacy', to: pages.settings({ tab: 'privacy' }), text: 'settings.privacy' },
] as const

export default function SettingsPage() {
  const page = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('account')
  const locale = useLocale()
  // A provider has a page for its calendar.
  const viewer = useRootData()?.viewer
  const hasCalendar = viewer ? !actsForProvider(viewer) : false
  const shownTabs = tabs.filter(({ tab }) => hasCalendar || tab !== 'calendar')
  const labels = {
    channels: t('settings.channels'),
    kind: t('requests.kind'),
    details: t('requests.details'),
    password: t('privacy.password'),
    confirmation: t('privacy.confirmation', { word: deletionPhrase[locale] }),
  }
  return (
    <AccountLayout title={t('settings.title')}>
      <Tabs label={t('settings.tabs')} tabs={shownTabs.map(({ tab, to, text }) => ({ to, label: t(text), current: tab === page.tab }))} />
      <ErrorSummary msg={actionData?.msg} errors={actionData?.errors} labels={labels} />
      {page.tab === 'preferences' && (
        <>
          <AlertSetting isOn={page.profile.is_notify} />
          <PushSetting service={page.pushService} />
          <ChannelsForm profile={page.profile} errors={actionData?.errors?.channels} />
          <LanguageForm profile={page.profile} />
          <SecurityLinks phone={page.profile.full_phone} />
        </>
      )}
      {page.tab === 'sessions' && <OwnSessions sessions={page.sessions} />}
      {page.tab === 'calendar' && (
        <>
          <OwnAppointments appointments={page.appointments} />
          <CalendarFeed calendar={page} />
        </>
      )}
      {page.tab === 'privacy' && (
        <>
          <PrivacyPanel privacy={page.privacy} />
          <OwnRequests requests={page.requests} errors={actionData?.errors} />
          <DeleteAccount obstacles={page.privacy.obstacles} errors={actionData?.errors} />
        </>
      )}
    </AccountLayout>
  )
}
