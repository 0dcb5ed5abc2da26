import { runNotificationAction } from '../notifications/notification-actions.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { Viewer } from '../server/session.server.ts'

type SettingsActionResult = { ok: true; msg: string; headers?: [string, string][] } | ({ ok: false } & ApiFailure)

/** Runs the submitted action of /settings. */
export async function runSettingsAction(api: ApiClient, viewer: Viewer, form: FormData): Promise<SettingsActionResult> {
  switch (form.get('intent')) {
    case 'end_session':
      return attempt(api.post(`/user/sessions/${encodeURIComponent(String(form.get('id') ?? ''))}/end`))
    case 'end_others':
      return attempt(api.post('/user/sessions/end-others'))
    default:
      return runNotificationAction(api, viewer, form)
  }
}
