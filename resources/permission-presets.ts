import type { Group } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { type Grant, type GrantRow, permissionCatalog } from './permission-catalog.ts'

type GrantFilter = (row: GrantRow, grant: Grant) => boolean
const isReadGrant: GrantFilter = (_, { action }) => action === 'list' || action === 'show' || action.endsWith('.show')
const within =
  (...groups: (Group | 'pages')[]): GrantFilter =>
  ({ group }) =>
    groups.includes(group)

const presets = {
  read: { label: { en: 'Read only', ar: 'قراءة فقط' }, includes: isReadGrant },
  catalog: {
    label: { en: 'Catalog editor', ar: 'محرر الكتالوج' },
    includes: (row, grant) =>
      within('catalog', 'store', 'marketing', 'content')(row, grant) || (row.name === 'cities' && isReadGrant(row, grant)),
  },
  orders: {
    label: { en: 'Order desk', ar: 'مكتب الطلبات' },
    includes: (row, grant) =>
      within('operations')(row, grant) ||
      (within('people', 'catalog')(row, grant) && isReadGrant(row, grant) && !isTeam(row)) ||
      isHome(grant),
  },
  finance: {
    label: { en: 'Finance', ar: 'المالية' },
    includes: (row, grant) =>
      within('finance')(row, grant) ||
      row.name === 'deposit-claims' ||
      (['orders', 'customers', 'providers', 'rentals'].includes(row.name) && isReadGrant(row, grant)) ||
      within('pages')(row, grant),
  },
} as const satisfies Readonly<Record<string, { label: Label; includes: GrantFilter }>>

const isTeam = ({ name }: GrantRow) => ['admins', 'roles', 'sessions'].includes(name)
const isHome = ({ permission }: Grant) => permission === 'dashboard.show'

/** Ready-made permission sets for common roles. */
export const permissionPresets: readonly { name: string; label: Label; permissions: readonly string[] }[] = Object.entries(presets).map(
  ([name, { label, includes }]) => ({
    name,
    label,
    permissions: permissionCatalog.flatMap((row) => row.grants.filter((grant) => includes(row, grant)).map(({ permission }) => permission)),
  }),
)
