import type { ClientActionFunctionArgs } from 'react-router'
import { submitOrKeep } from '../forms/submissions.ts'
import { clearDrafts } from './drafts.ts'

/** Sends the order. Once the redirect says that it is sent, or that the server has the draft of the guest, the draft in this browser ends. */
export async function submitDraft(args: ClientActionFunctionArgs) {
  try {
    return await submitOrKeep(args)
  } catch (thrown) {
    if (thrown instanceof Response && /\/orders\/|\/auth\/register\?/.test(thrown.headers.get('location') ?? '')) clearDrafts()
    throw thrown
  }
}
