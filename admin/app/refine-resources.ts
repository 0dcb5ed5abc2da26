import type { ResourceProps } from '@refinedev/core'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { canCopy } from '@wasl/shared/registry/row-title.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { declarations } from '../api/declarations.ts'
import { resourcePaths } from '../api/resource-paths.ts'

/** The resources with their screens as Refine knows them: every declaration of the registry, and the settings. */
export const refineResources = (locale: Locale): ResourceProps[] => [
  ...declarations.map((declaration) => refineResource(declaration, locale)),
  { name: settingsForm.name, list: resourcePaths.list(settingsForm.name), meta: { label: labelIn(settingsForm.label.many, locale) } },
]

function refineResource(declaration: AnyResource, locale: Locale): ResourceProps {
  const { name, access, label } = declaration
  return {
    name,
    list: resourcePaths.list(name),
    show: resourcePaths.show(name, ':id'),
    ...(access.create !== false && { create: resourcePaths.create(name) }),
    ...(access.edit !== false && { edit: resourcePaths.edit(name, ':id') }),
    ...(canCopy(declaration) && { clone: resourcePaths.copy(name, ':id') }),
    meta: { label: labelIn(label.many, locale) },
  }
}
