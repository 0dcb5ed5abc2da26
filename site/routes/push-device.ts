import { addDevice, removeDevice, showPushService } from '@wasl/shared/contract/endpoints/devices.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { deviceTokenCookie } from '../server/cookies.server.ts'
import { getApi } from '../server/session.server.ts'

/** The push service of this deployment; null without one or without a session. */
export async function loader({ context }: LoaderFunctionArgs) {
  const service = getApi(context).call(showPushService, { skipAuthRedirects: true })
  return Response.json(await service.catch(() => null))
}

/** Registers this browser for push messages, or removes it with DELETE, and keeps its token in a cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '')
  const isRemoval = request.method === 'DELETE'
  const api = getApi(context)
  const result = await attempt(
    isRemoval
      ? api.submit(removeDevice, { body: { token }, skipAuthRedirects: true })
      : api.submit(addDevice, { body: { token, platform: 'web' }, skipAuthRedirects: true }),
  )
  if (!result.ok) return Response.json({ msg: result.msg }, { status: result.status })
  return Response.json({}, { headers: { 'set-cookie': isRemoval ? deviceTokenCookie.clear() : deviceTokenCookie.write(token) } })
}
