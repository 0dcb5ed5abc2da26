import type { RoomView } from '@wasl/shared/contract/chat.ts'
import * as chat from '@wasl/shared/contract/endpoints/chat.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { sendChatForm } from '../chat/send-chat-form.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { type ApiFailure, failureOf } from '../server/api-error.server.ts'
import { getApi } from '../server/session.server.ts'

/** Messages of a chat before or after a number, as JSON. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = new URLSearchParams([...searchParams].filter(([name]) => name === 'before' || name === 'after'))
  try {
    const room = { id: params.id ?? '' }
    return Response.json(
      await getApi(context).call(chat.listMessages, { params: room, query, skipPageStatus: true, skipAuthRedirects: true }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json({ msg: failureOf(error).msg }, { status: error.statusCode })
  }
}

/** Sends a message that the page has queued, or marks the chat as read; the result as JSON, with `denial_reason` if the room is closed. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const api = getApi(context)
  const roomId = params.id ?? ''
  const form = await request.formData()
  const read = form.get('read')
  if (typeof read === 'string') {
    const body = { seq: Number(read) }
    const marked = await attempt(api.submit(chat.markRoomRead, { params: { id: roomId }, body, skipAuthRedirects: true }))
    return marked.ok ? Response.json({}) : failureResponse(api, roomId, marked)
  }
  const sent = await sendChatForm(api, roomId, form)
  return sent.ok ? Response.json({ message: sent.data }) : failureResponse(api, roomId, sent)
}

async function failureResponse(api: ApiClient, roomId: string, { status, errors, msg }: ApiFailure): Promise<Response> {
  const denial_reason = status === 409 ? await loadDenialReason(api, roomId) : null
  return Response.json({ msg: Object.values(errors).flat()[0] ?? msg, denial_reason }, { status })
}

/** Null as well if the room cannot be loaded: the message is then only rejected. */
async function loadDenialReason(api: ApiClient, roomId: string): Promise<RoomView['denial_reason']> {
  try {
    return (await api.call(chat.showRoom, { params: { id: roomId }, skipPageStatus: true, skipAuthRedirects: true })).denial_reason
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
