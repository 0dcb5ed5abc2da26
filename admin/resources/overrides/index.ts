import type { ResourceName } from '@wasl/resources/index.ts'
import type { MenuIcon } from '@wasl/shared/registry/menu-icons.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { OnActed } from '../actions/useRowActions.ts'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>

/** What a resource adds to its generated screens; each part is loaded when it is first shown. */
export type Overrides = {
  /** Next to the form: gets the current values and the fields of the current step, and can change values. */
  sidePanel?: LazyPart<{ declaration: AnyResource; values: AnyRow; openFields: readonly string[]; onChange: (change: AnyRow) => void }>
  /** Another way to look at the rows of a page of the list, instead of the table. */
  listView?: { label: Label; icon: MenuIcon; View: LazyPart<{ rows: readonly AnyRow[] }> }
  /** In the dialogs of its actions, above their fields. */
  dialogPanel?: LazyPart<{ values: AnyRow }>
  /** Additional tabs of the show page, after the details. */
  tabs?: readonly {
    key: string
    label: Label
    isShown?: (row: AnyRow) => boolean
    Tab: LazyPart<{ declaration: AnyResource; row: AnyRow; onActed: OnActed }>
  }[]
}

const viewAsTab = {
  key: 'view-as',
  label: { en: 'View as', ar: 'عرض الموقع باسمه' },
  Tab: lazy(async () => ({ default: (await import('./ViewAs.tsx')).ViewAs })),
}

const chatMessagesTab = {
  key: 'messages',
  label: { en: 'Messages', ar: 'الرسائل' },
  Tab: lazy(async () => ({ default: (await import('./ChatMessages.tsx')).ChatMessages })),
}

const productChangeTab = {
  key: 'change',
  label: { en: 'Before and after', ar: 'قبل التعديل وبعده' },
  isShown: ({ kind }: AnyRow) => kind === 'product_edit',
  Tab: lazy(async () => ({ default: (await import('./ProductChange.tsx')).ProductChange })),
}

const carChangeTab = {
  key: 'car-change',
  label: { en: 'Before and after', ar: 'قبل التعديل وبعده' },
  isShown: ({ kind }: AnyRow) => kind === 'car_edit',
  Tab: lazy(async () => ({ default: (await import('./ProductChange.tsx')).CarChange })),
}

const sendGoodsTab = {
  key: 'send-goods',
  label: { en: 'Send goods', ar: 'إرسال المنتجات' },
  isShown: ({ kind, provider_id, status, fulfilment, withdrawal_due_at }: AnyRow) =>
    kind === 'store' &&
    provider_id === null &&
    status === 'in_progress' &&
    (fulfilment === 'prepared' || fulfilment === 'out_for_delivery') &&
    withdrawal_due_at === null,
  Tab: lazy(async () => ({ default: (await import('./SendGoods.tsx')).SendGoods })),
}

const carCalendar = {
  label: { en: 'Calendar', ar: 'التقويم' },
  icon: 'calendar' as const,
  View: lazy(async () => ({ default: (await import('./CarCalendar.tsx')).CarCalendar })),
}

const broadcastAudience = lazy(async () => ({ default: (await import('./BroadcastAudience.tsx')).BroadcastAudience }))

/** One line for each resource with overrides; the parts are `lazy(async () => ({ default: (await import('./Name.tsx')).Name }))`. */
const overrides: Readonly<Partial<Record<ResourceName, Overrides>>> = {
  broadcasts: { sidePanel: broadcastAudience, dialogPanel: broadcastAudience },
  cars: { listView: carCalendar },
  'chat-rooms': { tabs: [chatMessagesTab] },
  customers: { tabs: [viewAsTab] },
  'provider-users': { tabs: [viewAsTab] },
  orders: { tabs: [sendGoodsTab] },
  products: { sidePanel: lazy(async () => ({ default: (await import('./VariantGenerator.tsx')).VariantGenerator })) },
  'review-requests': { tabs: [productChangeTab, carChangeTab] },
  seo: { sidePanel: lazy(async () => ({ default: (await import('./SeoPreview.tsx')).SeoPreview })) },
}

export const overridesOf = (name: string): Overrides => findEntry(overrides, name) ?? {}
