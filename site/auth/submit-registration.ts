import { pages } from '@wasl/shared/pages/pages.ts'
import type { ClientActionFunctionArgs } from 'react-router'
import { submitOrKeep } from '../forms/submissions.ts'
import { clearStoredForm } from './useStoredForm.ts'

/** The `clientAction` of the pages that register an account. Once the account waits for its code, the typed registration leaves this browser. */
export async function submitRegistration(args: ClientActionFunctionArgs) {
  try {
    return await submitOrKeep(args)
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.get('location')?.includes(pages.verificationCode())) clearStoredForm()
    throw thrown
  }
}
