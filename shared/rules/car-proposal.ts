import type { AnyRow } from '../registry/resource.ts'
import type { Localized } from '../units.ts'
import { deepEqual } from '../utils/deep-equal.ts'

/** What clients read about a car, which the administration reviews. Prices, rules, the place and what is offered with the car change at once. */
const reviewedFields = ['name', 'model', 'year', 'type', 'color', 'plate', 'seats', 'gear', 'fuel', 'images', 'features']

type Service = AnyRow & { name: Localized }
// Safe: the rows were parsed by the schema of cars.
const servicesOf = ({ additional_services }: AnyRow): readonly Service[] => (additional_services ?? []) as readonly Service[]
const namesOf = (services: readonly Service[]) => services.map(({ name }) => name)

/** Splits the change of a car that was published: `now` is stored at once, `later` waits for a review. Additional services wait while their names are new. */
export function splitCarChange(before: AnyRow, planned: AnyRow): { now: AnyRow; later: AnyRow } {
  const changed = Object.entries(planned).filter(([name, value]) => !deepEqual(before[name], value))
  const hasNewNames = !deepEqual(namesOf(servicesOf(before)), namesOf(servicesOf(planned)))
  const isReviewed = (name: string) => reviewedFields.includes(name) || (name === 'additional_services' && hasNewNames)
  return {
    now: Object.fromEntries(changed.filter(([name]) => !isReviewed(name))),
    later: Object.fromEntries(changed.filter(([name]) => isReviewed(name))),
  }
}

/** The fields of a car that a proposal still changes. */
export const carChangesOf = (car: AnyRow, proposed: AnyRow): AnyRow => splitCarChange(car, { ...car, ...proposed }).later
