import { readNotifications } from '@wasl/shared/contract/endpoints/notifications.ts'
import type { ActionFunctionArgs } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'

/** Marks the notifications with an id or a link as read, for pages that go on without waiting. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const [ids, link] = [form.getAll('id').map(String), form.get('link')]
  const result = await attempt(getApi(context).submit(readNotifications, { entered: link === null ? { ids } : { link: String(link) } }))
  return new Response(null, { status: result.ok ? 204 : result.status })
}
