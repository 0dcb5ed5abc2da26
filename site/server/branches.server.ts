import type { Branch } from '@wasl/shared/contract/branches.ts'
import { listBranches } from '@wasl/shared/contract/endpoints/branches.ts'
import type { ApiClient } from './api.server.ts'

/** The branches for which the viewer can order; none but of a company. */
export async function loadBranches(api: ApiClient, viewer: { client_type?: string | null; can_order?: boolean } | null): Promise<Branch[]> {
  if (viewer?.client_type !== 'company' && !viewer?.can_order) return []
  return (await api.call(listBranches)).filter(({ is_archived }) => !is_archived)
}
