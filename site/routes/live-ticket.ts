import type { ActionFunctionArgs } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'

/** The ticket that opens the live connection of the signed-in reader; null, with the API's status, where it is refused. */
export async function action({ context }: ActionFunctionArgs) {
  const sent = await attempt(getApi(context).post<{ ticket: string }>('/live/ticket', {}, { ownMarkers: true }))
  return Response.json({ ticket: sent.ok ? sent.data.ticket : null }, { status: sent.ok ? 200 : sent.status })
}
