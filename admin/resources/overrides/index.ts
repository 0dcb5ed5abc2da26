import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Slot<Props> = LazyExoticComponent<ComponentType<Props>>

/** What a resource adds to its generated screens, each part fetched when its place is first shown. */
export type Overrides = {
  /** Beside the form; sees the values as they are typed and which fields can be written now, and may set some. */
  beside?: Slot<{ declaration: AnyResource; values: AnyRow; open: readonly string[]; set: (change: AnyRow) => void }>
  /** Tabs of the show page, after its details. */
  tabs?: readonly { key: string; label: Label; Tab: Slot<{ declaration: AnyResource; row: AnyRow }> }[]
}

/** One line a resource that adds anything; the parts are `lazy(async () => ({ default: (await import('./Name.tsx')).Name }))`. */
const overrides: Readonly<Partial<Record<string, Overrides>>> = {
  broadcasts: { beside: lazy(async () => ({ default: (await import('./BroadcastAudience.tsx')).BroadcastAudience })) },
  products: { beside: lazy(async () => ({ default: (await import('./VariantMaker.tsx')).VariantMaker })) },
  seo: { beside: lazy(async () => ({ default: (await import('./SeoPreview.tsx')).SeoPreview })) },
}

/** What the resource of this name adds; nothing for most. */
export const overridesOf = (name: string): Overrides => overrides[name] ?? {}
