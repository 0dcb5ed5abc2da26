import type { DividedAmount } from '@wasl/shared/registry/action-inputs.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Money } from '@wasl/shared/units.ts'

/** The amount of the related record that an input divides, and what the typed value leaves of it: null while it is empty or too much. */
export function divideAmount({ plus, minus }: DividedAmount, record: AnyRow, typed: unknown): { whole: Money; rest: Money | null } {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + Number(record[name] ?? 0), 0)
  const whole = sum(plus) - sum(minus)
  return { whole, rest: typeof typed === 'number' && typed <= whole ? whole - typed : null }
}
