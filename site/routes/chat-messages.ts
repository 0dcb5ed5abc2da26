import type { MessagesPage, MessageView, RoomView } from '@wasl/shared/contract/chat.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { sendChatForm } from '../chat/send-chat-form.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'
import { getApi } from '../server/session.server.ts'

/** Messages of a chat before or after a number, as JSON. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => name === 'before' || name === 'after'))
  try {
    const path = `/chat/rooms/${encodeURIComponent(params.id ?? '')}/messages?${query}`
    return Response.json(await getApi(context).get<MessagesPage>(path, undefined, { skipPageStatus: true, skipAuthRedirects: true }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json({ msg: failureOf(error).msg }, { status: error.statusCode })
  }
}

/** Sends a message that the page has queued, or marks the chat as read; the result as JSON, with `denial_reason` if the room is closed. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const api = getApi(context)
  const room = `/chat/rooms/${encodeURIComponent(params.id ?? '')}`
  const form = await request.formData()
  const read = form.get('read')
  const result =
    typeof read === 'string'
      ? await attempt(api.patch(`${room}/read`, { seq: Number(read) }, { skipAuthRedirects: true }))
      : await sendChatForm(api, room, form)
  if (!result.ok) {
    const denial_reason = result.status === 409 ? await loadDenialReason(api, room) : null
    return Response.json({ msg: Object.values(result.errors).flat()[0] ?? result.msg, denial_reason }, { status: result.status })
  }
  // Safe: the API's tests check its responses against the contract.
  return Response.json(typeof read === 'string' ? {} : { message: result.data as MessageView })
}

/** Null as well if the room cannot be loaded: the message is then only rejected. */
async function loadDenialReason(api: ApiClient, room: string): Promise<RoomView['denial_reason']> {
  try {
    return (await api.get<RoomView>(room, undefined, { skipPageStatus: true, skipAuthRedirects: true })).denial_reason
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
