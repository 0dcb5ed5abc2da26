import './permissions.css'
import { type GrantRow, permissionCatalog } from '@wasl/resources/permission-catalog.ts'
import { Checkbox } from 'antd'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionHolder } from '../../auth/denial-reason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { GridRow, grantedKeyOf } from './GridRow.tsx'
import { canGrantSome, commonColumns, grantedRows, groupLabel, matchingRows, shareOf, withGrants } from './grants.ts'

type Props = {
  granted: readonly string[]
  search?: string
  /** Without it the grid is read-only, and shows only what is granted. */
  edit?: { holder: PermissionHolder; onChange: (granted: string[]) => void }
}

/** The permissions of a role: one row for each resource, one column for each common action; checkboxes when it can be edited. */
export function PermissionGrid({ granted, search = '', edit }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const grantedSet = new Set(granted)
  const rows = edit ? matchingRows(permissionCatalog, search) : grantedRows(permissionCatalog, grantedSet)
  const latest = useRef({ granted, edit })
  latest.current = { granted, edit }
  // A stable function, so that unchanged rows are not rendered again.
  const onGrant = useCallback((grants: GrantRow['grants'], isGranted: boolean) => {
    const { granted, edit } = latest.current
    edit?.onChange(withGrants(granted, grants, isGranted, edit.holder))
  }, [])
  const groups = [...Map.groupBy(rows, ({ group }) => group)]
  if (rows.length === 0) return <p className="muted">{t(edit ? 'permissions.noMatch' : 'show.nothing')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="permissions" tabIndex={0} aria-label={t('permissions.grid')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('permissions.section')}</th>
            {commonColumns.map(({ action, label }) => (
              <th key={action} scope="col">
                {edit ? <ColumnCheckbox action={action} rows={rows} granted={granted} edit={edit} /> : localize(label)}
              </th>
            ))}
            <th scope="col">{t('permissions.more')}</th>
          </tr>
        </thead>
        {groups.map(([group, members]) => (
          <tbody key={group}>
            <tr className="permissions-group">
              <th scope="rowgroup" colSpan={commonColumns.length + 2}>
                {localize(groupLabel(group))}
              </th>
            </tr>
            {members.map((row) => (
              <GridRow key={row.name} row={row} grantedKey={grantedKeyOf(row, grantedSet)} onGrant={onGrant} holder={edit?.holder} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type ColumnProps = { action: string; rows: readonly GrantRow[]; granted: readonly string[]; edit: NonNullable<Props['edit']> }

function ColumnCheckbox({ action, rows, granted, edit }: ColumnProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const label = commonColumns.find((column) => column.action === action)?.label ?? { en: action, ar: action }
  const grants = rows.flatMap((row) => row.grants.filter((grant) => grant.action === action))
  const share = shareOf(new Set(granted), grants)
  return (
    <Checkbox
      checked={share === 'all'}
      indeterminate={share === 'some'}
      disabled={!canGrantSome(edit.holder, grants)}
      onChange={() => edit.onChange(withGrants(granted, grants, share !== 'all', edit.holder))}
      aria-label={t('permissions.wholeColumn', { action: localize(label) })}
    >
      {localize(label)}
    </Checkbox>
  )
}
