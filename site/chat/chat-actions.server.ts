import * as chat from '@wasl/shared/contract/endpoints/chat.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { sendChatForm } from './send-chat-form.server.ts'

/** Runs the submitted form of a chat. */
export function runChatAction(api: ApiClient, roomId: string, form: FormData) {
  const params = { id: roomId }
  switch (form.get('intent')) {
    case 'report': {
      const entered = { reason: String(form.get('reason') ?? ''), note: String(form.get('note') ?? '') }
      return attempt(api.submit(chat.reportMessage, { params: { ...params, seq: Number(form.get('seq')) }, entered }))
    }
    case 'block':
      return attempt(api.submit(chat.blockRoom, { params, body: { is_blocked: true } }))
    case 'unblock':
      return attempt(api.submit(chat.blockRoom, { params, body: { is_blocked: false } }))
    default:
      return sendChatForm(api, roomId, form)
  }
}
