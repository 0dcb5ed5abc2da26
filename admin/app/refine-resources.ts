import type { ResourceProps } from '@refinedev/core'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canCopy } from '@wasl/shared/registry/row-title.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { declarations } from '../api/declarations.ts'

/** The resources with their screens as Refine knows them: every declaration of the registry, and the settings. */
export const refineResources = (locale: Locale): ResourceProps[] => [
  ...declarations.map((declaration) => refineResource(declaration, locale)),
  { name: settingsForm.name, list: adminPages.settings(), meta: { label: labelIn(settingsForm.label.many, locale) } },
]

function refineResource(declaration: AnyResource, locale: Locale): ResourceProps {
  const { name, access, label } = declaration
  const pathOf = ({ pattern }: { pattern: string }) => pattern.replace(':resource', name)
  return {
    name,
    list: pathOf(adminPages.list),
    show: pathOf(adminPages.show),
    ...(access.create !== false && { create: pathOf(adminPages.create) }),
    ...(access.edit !== false && { edit: pathOf(adminPages.edit) }),
    ...(canCopy(declaration) && { clone: `${pathOf(adminPages.create)}?copy=:id` }),
    meta: { label: labelIn(label.many, locale) },
  }
}
