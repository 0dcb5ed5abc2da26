import { type ApiClient, attempt } from '../server/api.server.ts'
import { sendChatForm } from './send-chat-form.server.ts'

/** Runs the submitted form of a chat. `room`: the path of its room in the API. */
export function runChatAction(api: ApiClient, room: string, form: FormData) {
  switch (form.get('intent')) {
    case 'report': {
      const body = { reason: String(form.get('reason') ?? ''), note: String(form.get('note') ?? '') }
      return attempt(api.post(`${room}/messages/${Number(form.get('seq'))}/report`, body))
    }
    case 'block':
      return attempt(api.patch(`${room}/block`, { is_blocked: true }))
    case 'unblock':
      return attempt(api.patch(`${room}/block`, { is_blocked: false }))
    default:
      return sendChatForm(api, room, form)
  }
}
