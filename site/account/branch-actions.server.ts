import { archiveBranch, changeBranch, createBranch } from '@wasl/shared/contract/endpoints/branches.ts'
import { optionalText } from '../forms/form-values.ts'
import { readAddress } from '../send-order/save-addresses.server.ts'
import type { ApiClient, ApiResult } from '../server/api.server.ts'

/** Adds, changes, archives or restores a branch of the company. */
export function sendBranchChange(api: ApiClient, form: FormData): Promise<ApiResult<unknown>> {
  const id = String(form.get('id') ?? '')
  const intent = form.get('intent')
  if (intent === 'archive' || intent === 'restore')
    return api.submit(archiveBranch, { params: { id }, entered: { is_archived: intent === 'archive' } })
  const entered = { ...readAddress(form), label: String(form.get('label') ?? ''), contact: optionalText(form.get('contact')) }
  return id ? api.submit(changeBranch, { params: { id }, entered }) : api.submit(createBranch, { entered })
}
