import type { ReasonOption } from '@wasl/shared/contract/common.ts'
import { listReasonOptions } from '@wasl/shared/contract/resource-endpoints.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'

/** The reasons an action offers to choose from; empty if it offers none or they are not loaded yet. */
export function useReasonOptions({ name, actions }: AnyResource, action: string): readonly ReasonOption[] {
  const { data } = useEndpoint(
    listReasonOptions,
    { params: { resource: name, action } },
    { enabled: actions?.[action]?.reasonOptions !== undefined },
  )
  return data ?? none
}

const none: readonly ReasonOption[] = []
