import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { matchesWordStarts } from '@wasl/shared/i18n/search-terms.ts'
import { pages } from '@wasl/shared/pages/pages.ts'

export type ServiceKind = ServiceView['kind']
type ServiceFilter = { kind: ServiceKind; q: string; selected: readonly string[] }
type FilteredServices = { visible: ServiceView[]; hiddenSelected: string[] }

/** The services of a kind that match the search text, and the ids of selected services that do not match. */
export function filterServices(services: readonly ServiceView[], { kind, q, selected }: ServiceFilter): FilteredServices {
  const ofKind = services.filter((service) => service.kind === kind)
  const visible = ofKind.filter(({ name, description }) =>
    matchesWordStarts(q, [name.ar, name.en, description.ar, description.en].join(' ')),
  )
  const hiddenSelected = ofKind.filter((service) => selected.includes(service.id) && !visible.includes(service)).map(({ id }) => id)
  return { visible, hiddenSelected }
}

/** The page of a category that has its services of this kind. */
export const categoryPage = (kind: ServiceKind) => (kind === 'service' ? pages.category : pages.categoryConsultations)
