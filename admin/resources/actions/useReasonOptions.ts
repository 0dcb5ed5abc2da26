import { useQuery } from '@tanstack/react-query'
import type { ReasonOption } from '@wasl/shared/contract/common.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { apiBase, http } from '../../api/http.ts'

/** The reasons an action offers to choose from; empty if it offers none or they are not loaded yet. */
export function useReasonOptions({ name, actions }: AnyResource, action: string): readonly ReasonOption[] {
  const { data } = useQuery({
    queryKey: ['reason-options', name, action],
    queryFn: () => fetchReasonOptions(name, action),
    enabled: actions?.[action]?.reasonOptions !== undefined,
  })
  return data ?? none
}

const fetchReasonOptions = (resource: string, action: string): Promise<ReasonOption[]> =>
  http.get<ReasonOption[]>(`${apiBase}/${resource}/actions/${action}/reasons`).then(({ data }) => data)

const none: readonly ReasonOption[] = []
