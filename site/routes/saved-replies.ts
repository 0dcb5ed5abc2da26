import { deleteSavedReply, listSavedReplies, saveReply } from '@wasl/shared/contract/endpoints/chat.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'

/** The saved replies of the user, as JSON; without them, why they could not be loaded. */
export async function loader({ context }: LoaderFunctionArgs) {
  const read = getApi(context).call(listSavedReplies, { skipAuthRedirects: true })
  const result = await attempt(read.then((replies) => ({ data: replies, msg: '' })))
  return result.ok ? Response.json({ replies: result.data }) : Response.json({ msg: result.msg }, { status: result.status })
}

/** Saves a text, or deletes the saved reply with this id, and returns the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = getApi(context)
  const form = await request.formData()
  const id = form.get('delete')
  const result = await attempt(
    typeof id === 'string'
      ? api.submit(deleteSavedReply, { params: { id }, skipAuthRedirects: true })
      : api.submit(saveReply, { entered: { text: String(form.get('text') ?? '') }, skipAuthRedirects: true }),
  )
  if (result.ok) return Response.json({ replies: result.data })
  return Response.json({ msg: Object.values(result.errors).flat()[0] ?? result.msg }, { status: result.status })
}
