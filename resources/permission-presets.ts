import type { Group } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { type Grant, type GrantRow, permissionCatalogue } from './permission-catalog.ts'

type Wanted = (row: GrantRow, grant: Grant) => boolean
const isRead: Wanted = (_, { act }) => act === 'list' || act === 'show' || act.endsWith('.show')
const within =
  (...groups: (Group | 'pages')[]): Wanted =>
  ({ group }) =>
    groups.includes(group)

const presets = {
  read: { label: ['Read only', 'قراءة فقط'], wants: isRead },
  catalogue: {
    label: ['Catalogue editor', 'محرر الكتالوج'],
    wants: (row, grant) => within('catalog', 'store', 'marketing', 'content')(row, grant) || (row.name === 'cities' && isRead(row, grant)),
  },
  orders: {
    label: ['Order desk', 'مكتب الطلبات'],
    wants: (row, grant) =>
      within('operations')(row, grant) || (within('people', 'catalog')(row, grant) && isRead(row, grant) && !isTeam(row)) || isHome(grant),
  },
  finance: {
    label: ['Finance', 'المالية'],
    wants: (row, grant) =>
      within('finance')(row, grant) ||
      (['orders', 'customers', 'providers'].includes(row.name) && isRead(row, grant)) ||
      within('pages')(row, grant),
  },
} as const satisfies Readonly<Record<string, { label: Label; wants: Wanted }>>

const isTeam = ({ name }: GrantRow) => ['admins', 'roles', 'sessions'].includes(name)
const isHome = ({ permission }: Grant) => permission === 'dashboard.show'

/** What a role often needs, ready to be chosen: a name, and the permissions it stands for. */
export const permissionPresets: readonly { name: string; label: Label; permissions: readonly string[] }[] = Object.entries(presets).map(
  ([name, { label, wants }]) => ({
    name,
    label,
    permissions: permissionCatalogue.flatMap((row) => row.grants.filter((grant) => wants(row, grant)).map(({ permission }) => permission)),
  }),
)
