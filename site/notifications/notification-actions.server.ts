import { switchNotifications } from '@wasl/shared/contract/endpoints/account.ts'
import { deleteNotification, deleteNotifications, readNotifications } from '@wasl/shared/contract/endpoints/notifications.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { userCookie } from '../server/cookies.server.ts'
import type { Viewer } from '../ui/root-data.ts'

type NotificationActionResult = { ok: true; msg: string; headers?: [string, string][] } | ({ ok: false } & ApiFailure)

/** Runs the submitted action: delete one or all, mark as read, or toggle alerts (also stored in the `user` cookie). */
export async function runNotificationAction(api: ApiClient, viewer: Viewer, form: FormData): Promise<NotificationActionResult> {
  const intent = form.get('intent')
  if (intent === 'toggle_alerts') {
    const result = await attempt(api.submit(switchNotifications))
    if (!result.ok) return result
    const cookie = await userCookie.serialize({ ...viewer, is_notify: result.data } satisfies Viewer)
    return { ok: true, msg: result.msg, headers: [['set-cookie', cookie]] }
  }
  return attempt<unknown>(sendAction(api, intent, form.getAll('id').map(String)))
}

function sendAction(api: ApiClient, intent: FormDataEntryValue | null, ids: readonly string[]): Promise<ApiResult<unknown>> {
  if (intent === 'delete') return api.submit(deleteNotification, { params: { id: ids[0] ?? '' } })
  if (intent === 'delete_all') return api.submit(deleteNotifications)
  // One notification, or all of them.
  return api.submit(readNotifications, { entered: ids.length > 0 ? { ids } : {} })
}
