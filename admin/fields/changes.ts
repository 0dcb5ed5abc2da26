import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { ComponentType } from 'react'
import { PermissionsChange } from './permissions/PermissionsChange.tsx'

type ChangeProps = { before: unknown; after: unknown }

/** Kinds whose change is shown as a diff, because before and after side by side would hide it. */
const changeDisplays: Partial<Record<Kind, ComponentType<ChangeProps>>> = {
  permissions: PermissionsChange,
}

/** The diff component of a field for the history; undefined when before and after are shown side by side. */
export const changeDisplayFor = (field: AnyField | undefined): ComponentType<ChangeProps> | undefined => field && changeDisplays[field.kind]
