import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { statusesWhere, type Turn } from '@wasl/shared/registry/turns.ts'
import { isMet } from '@wasl/shared/registry/visibility.ts'
import type { Label } from '@wasl/shared/units.ts'
import { useRowList } from '../api/resource-client.ts'
import { reviewOf } from './overrides/reviews.ts'

const queueLimit = 100

/** What is waited for and by whom, before the status says it: a decision that awaits a second administrator, or a return of goods. */
function interruptionOf(pending: AnyResource['pending'], row: AnyRow) {
  return pending?.interruptions?.find(
    ({ field, is, when }) => row[field] != null && (is?.includes(String(row[field])) ?? true) && (!when || isMet(when, row)),
  )
}

type Step = { turn: Turn; next: Label; label: Label | undefined; deadlineField: string | null }

/** Whose turn a row is, with a name of its own if that side has one, what comes next and until when; undefined in a status without a turn. */
export function currentStep({ pending }: AnyResource, row: AnyRow): Step | undefined {
  const interruption = interruptionOf(pending, row)
  const step = interruption ?? pending?.turns[String(row[pending.statusField])]
  if (!pending || !step) return undefined
  const { standIn, turnLabels = [] } = pending
  const isTakenOver = standIn?.turn === step.turn && row[standIn.without] == null && (!standIn.when || isMet(standIn.when, row))
  const turn = isTakenOver ? standIn.by : step.turn
  return {
    turn,
    next: step.next,
    label: turnLabels.find((one) => one.turn === turn && (!one.when || isMet(one.when, row)))?.label,
    deadlineField: interruption?.deadlineField === undefined ? (pending.deadlineField ?? null) : interruption.deadlineField,
  }
}

/** The ids of the rows that wait for the administration, the longest wait first; undefined while they load. */
export function useQueue(declaration: AnyResource, enabled = true) {
  const { name, pending } = declaration
  const { query, result } = useRowList(declaration, {
    filters: [{ field: pending?.statusField ?? '', operator: 'in', value: statusesWhere(pending?.turns ?? {}, 'admin') }],
    sorters: [{ field: reviewOf(name)?.queuedAt ?? pending?.waitingSinceField ?? 'created_at', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: queueLimit },
    queryOptions: { enabled },
  })
  const ids: readonly string[] | undefined = query.data && result.data.map(({ id }) => id)
  return { ids, error: query.error, reload: async () => (await query.refetch()).data?.data.map(({ id }) => id) ?? [] }
}

/** The row to decide about after this one: the next in the queue, from its start again after the last; undefined if there is no other. */
export const nextInQueue = (ids: readonly string[], id: string): string | undefined =>
  [...ids.slice(ids.indexOf(id) + 1), ...ids].find((candidate) => candidate !== id)
