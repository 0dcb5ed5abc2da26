import { endOtherSessions, endSession, updatePreferences } from '@wasl/shared/contract/endpoints/account.ts'
import { deleteAccount as deleteAccountEndpoint, requestDataExport } from '@wasl/shared/contract/endpoints/personal-data.ts'
import { choosableImportances } from '@wasl/shared/notifications/channels.ts'
import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { runNotificationAction } from '../notifications/notification-actions.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { loggedOutHeaders } from '../server/cookies.server.ts'
import type { Session } from '../server/session.server.ts'
import type { Viewer } from '../ui/root-data.ts'
import { sendOwnRequest } from './own-requests.server.ts'

type Done = { ok: true; msg: string; headers?: [string, string][] }
type Failed = { ok: false } & ApiFailure
/** `path`: the page to show afterwards. */
type SettingsActionResult = (Done | Failed) & { path: string }

/** Runs the submitted action of /settings. `path` is the page itself. */
export async function runSettingsAction(
  { api, locale }: Pick<Session, 'api' | 'locale'>,
  viewer: Viewer,
  form: FormData,
  path: string,
): Promise<SettingsActionResult> {
  switch (form.get('intent')) {
    case 'end_session':
      return { path, ...(await attempt(api.submit(endSession, { params: { id: String(form.get('id') ?? '') } }))) }
    case 'end_others':
      return { path, ...(await attempt(api.submit(endOtherSessions))) }
    case 'request_export':
      return { path, ...(await attempt(api.submit(requestDataExport))) }
    case 'send_request':
      return { path, ...(await sendOwnRequest(api, form)) }
    case 'save_channels':
      return { path, ...(await attempt(api.submit(updatePreferences, { entered: { channels: channelsOf(form) } }))) }
    case 'reset_channels':
      return { path, ...(await attempt(api.submit(updatePreferences, { entered: { channels: null } }))) }
    case 'save_language':
      return saveLanguage(api, form, path)
    case 'delete_account':
      return deleteAccount(api, form, pathIn(locale, pages.home()))
    default:
      return { path, ...(await runNotificationAction(api, viewer, form)) }
  }
}

/** The checked channels of each group. */
const channelsOf = (form: FormData) =>
  Object.fromEntries(choosableImportances.map((importance) => [importance, form.getAll(`channel_${importance}`).map(String)]))

/** Shows the page in the saved language. */
async function saveLanguage(api: ApiClient, form: FormData, path: string): Promise<SettingsActionResult> {
  const locale = form.get('locale') === 'en' ? 'en' : 'ar'
  const result = await attempt(api.submit(updatePreferences, { entered: { locale } }))
  // Language and direction belong to the whole document: the browser loads it again.
  return { path: pathIn(locale, barePath(path)), ...result, ...(result.ok && { headers: [['x-remix-reload-document', 'true']] }) }
}

async function deleteAccount(api: ApiClient, form: FormData, home: string): Promise<SettingsActionResult> {
  const field = (name: string) => String(form.get(name) ?? '')
  const body = { password: field('password'), confirmation: field('confirmation') }
  const result = await attempt(api.submit(deleteAccountEndpoint, { entered: body }))
  return { path: home, ...result, ...(result.ok && { headers: await loggedOutHeaders() }) }
}
