import { type Api, attempt, type Sent } from '../server/api.server.ts'
import { userCookie } from '../server/cookies.server.ts'
import type { Viewer } from '../server/session.server.ts'
import type { Refusal } from '../ui/api-error.ts'

type Done = { ok: true; msg: string; headers?: [string, string][] } | ({ ok: false } & Refusal)

/** Does what a form of the notifications page asks: delete one or all, or turn alerts the other way, which the `user` cookie remembers. */
export async function actOnNotifications(api: Api, viewer: Viewer, form: FormData): Promise<Done> {
  const intent = form.get('intent')
  if (intent === 'switch') {
    const switched = await attempt(api.patch<boolean>('/general/switch-notify'))
    if (!switched.ok) return switched
    const cookie = await userCookie.serialize({ ...viewer, is_notify: switched.data } satisfies Viewer)
    return { ok: true, msg: switched.msg, headers: [['set-cookie', cookie]] }
  }
  return attempt<unknown>(callFor(api, intent, String(form.get('id') ?? '')))
}

function callFor(api: Api, intent: FormDataEntryValue | null, id: string): Promise<Sent<unknown>> {
  if (intent === 'delete') return api.delete(`/general/delete-notification/${encodeURIComponent(id)}`)
  if (intent === 'delete_all') return api.delete('/general/delete-notifications')
  return api.patch('/general/read-notifications')
}
