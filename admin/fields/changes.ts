import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { ComponentType } from 'react'
import { PermissionsChange } from '../features/permissions/PermissionsChange.tsx'

type ChangeProps = { before: unknown; after: unknown }

/** Kinds whose change is told as one thing, since before and after side by side would hide it. */
const changes: Partial<Record<Kind, ComponentType<ChangeProps>>> = {
  permissions: PermissionsChange,
}

/** How the history tells a change of this field at once; nothing where before and after stand side by side. */
export const changeOf = (field: AnyField | undefined): ComponentType<ChangeProps> | undefined => field && changes[field.kind]
