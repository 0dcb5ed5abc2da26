import type { ClientActionFunctionArgs } from 'react-router'
import { submitOrKeep } from '../forms/submissions.ts'
import { clearDrafts } from './drafts.ts'

/** Sends the order; once it is sent, which the redirect to it says, its draft ends. */
export async function submitDraft(args: ClientActionFunctionArgs) {
  try {
    return await submitOrKeep(args)
  } catch (thrown) {
    if (thrown instanceof Response && /\/orders\//.test(thrown.headers.get('location') ?? '')) clearDrafts()
    throw thrown
  }
}
