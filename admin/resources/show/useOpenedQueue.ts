import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useLocation, useNavigate } from 'react-router'
import { isOpenedFromList, openedFromList } from '../opened-from-list.ts'
import { currentStep, nextInQueue, useQueue } from '../queue.ts'

export type OpenedQueue = { others: number; openNext: () => void }

/**
 * The queue of a row that was opened from its list and waits for the administration: `others` wait as well. `onActed` opens the next one when an
 * action has ended the wait.
 */
export function useOpenedQueue(declaration: AnyResource, row: AnyRow | undefined) {
  const { name, pending } = declaration
  const navigate = useNavigate()
  const { state } = useLocation()
  const isWaiting = row !== undefined && currentStep(declaration, row)?.turn === 'admin'
  const isFollowed = pending?.queue !== undefined && isOpenedFromList(state) && isWaiting
  const { ids = [], reload } = useQueue(declaration, isFollowed)
  const id = String(row?.id)
  const open = (next: string) => navigate(adminPages.show({ resource: name, id: next }), { state: openedFromList })
  const next = nextInQueue(ids, id)
  const queue: OpenedQueue | null =
    isFollowed && next !== undefined ? { others: ids.filter((other) => other !== id).length, openNext: () => void open(next) } : null
  const onActed = async (after: AnyRow) => {
    if (!isFollowed || currentStep(declaration, after)?.turn === 'admin') return
    // In the order of before the action; what somebody else has decided meanwhile is left out.
    const waiting = new Set(await reload())
    const following = nextInQueue(
      ids.filter((other) => other === id || waiting.has(other)),
      id,
    )
    if (following) void open(following)
  }
  return { queue, onActed }
}
