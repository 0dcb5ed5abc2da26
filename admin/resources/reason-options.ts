import type { ReadyReason } from '@wasl/shared/contract/common.ts'
import { http, resourcesAddress } from '../api/http.ts'

/** The reasons that an action offers to choose from. */
export const readyReasonsOf = (resource: string, action: string): Promise<ReadyReason[]> =>
  http.get<ReadyReason[]>(`${resourcesAddress}/${resource}/actions/${action}/reasons`).then(({ data }) => data)
