import { useQuery } from '@tanstack/react-query'
import type { ReadyReason } from '@wasl/shared/contract/common.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { readyReasonsOf } from './reason-options.ts'

/** The reasons that an action offers to choose from: none where it offers none, or while they are not here. */
export function useReadyReasons({ name, actions }: AnyResource, action: string): readonly ReadyReason[] {
  const { data } = useQuery({
    queryKey: ['ready-reasons', name, action],
    queryFn: () => readyReasonsOf(name, action),
    enabled: actions?.[action]?.reasons !== undefined,
  })
  return data ?? none
}

const none: readonly ReadyReason[] = []
