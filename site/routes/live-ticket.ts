import { issueLiveTicket } from '@wasl/shared/contract/endpoints/live.ts'
import type { ActionFunctionArgs } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'

/** A ticket for the live connection; null with the API's status code on failure. */
export async function action({ context }: ActionFunctionArgs) {
  const result = await attempt(getApi(context).submit(issueLiveTicket, { skipAuthRedirects: true }))
  return Response.json({ ticket: result.ok ? result.data.ticket : null }, { status: result.ok ? 200 : result.status })
}
