import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'

type Asked = { kind: ServiceView['kind']; q: string; picked: readonly string[] }

/** The services of a kind whose name or description has the words; what was picked but is not shown is kept aside. */
export function servicesShown(services: readonly ServiceView[], { kind, q, picked }: Asked): { shown: ServiceView[]; keptAside: string[] } {
  const words = foldArabic(q)
  const ofKind = services.filter((service) => service.kind === kind)
  const shown = ofKind.filter(({ name, description }) =>
    foldArabic([name.ar, name.en, description.ar, description.en].join(' ')).includes(words),
  )
  const keptAside = ofKind.filter((service) => picked.includes(service.id) && !shown.includes(service)).map(({ id }) => id)
  return { shown, keptAside }
}
