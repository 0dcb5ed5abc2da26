import './permissions.css'
import { type GrantRow, permissionCatalogue } from '@wasl/resources/permission-catalog.ts'
import { Checkbox } from 'antd'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Holder } from '../../auth/can.ts'
import { GridRow, heldOf } from './GridRow.tsx'
import { columns, groupLabel, matching, mayGiveSome, shareOf, withGrants } from './grants.ts'

type Props = {
  held: readonly string[]
  words?: string
  /** Without it the grid is only looked at. */
  edit?: { holder: Holder; onChange: (held: string[]) => void }
}

/** Resources down, acts across: what a role may do, and, where it can be changed, a box for each. */
export function PermissionGrid({ held, words = '', edit }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const set = new Set(held)
  const rows = matching(permissionCatalogue, words)
  const latest = useRef({ held, edit })
  latest.current = { held, edit }
  // The same function for good, so that a row of which nothing changed is not drawn again.
  const give = useCallback((grants: GrantRow['grants'], isGiven: boolean) => {
    const { held, edit } = latest.current
    edit?.onChange(withGrants(held, grants, isGiven, edit.holder))
  }, [])
  const groups = [...Map.groupBy(rows, ({ group }) => group)]
  if (rows.length === 0) return <p className="none">{t('permissions.nothingFound')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="permissions" tabIndex={0} aria-label={t('permissions.grid')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('permissions.about')}</th>
            {columns.map(({ act, label }) => (
              <th key={act} scope="col">
                {edit ? <WholeColumn act={act} rows={rows} held={held} edit={edit} /> : say(label)}
              </th>
            ))}
            <th scope="col">{t('permissions.more')}</th>
          </tr>
        </thead>
        {groups.map(([group, members]) => (
          <tbody key={group}>
            <tr className="permissions-group">
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {say(groupLabel(group))}
              </th>
            </tr>
            {members.map((row) => (
              <GridRow key={row.name} row={row} held={heldOf(row, set)} give={give} holder={edit?.holder} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type Column = { act: string; rows: readonly GrantRow[]; held: readonly string[]; edit: NonNullable<Props['edit']> }

function WholeColumn({ act, rows, held, edit }: Column) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const label = columns.find((column) => column.act === act)?.label ?? [act, act]
  const grants = rows.flatMap((row) => row.grants.filter((grant) => grant.act === act))
  const share = shareOf(new Set(held), grants)
  return (
    <Checkbox
      checked={share === 'all'}
      indeterminate={share === 'some'}
      disabled={!mayGiveSome(edit.holder, grants)}
      onChange={() => edit.onChange(withGrants(held, grants, share !== 'all', edit.holder))}
      aria-label={t('permissions.wholeColumn', { act: say(label) })}
    >
      {say(label)}
    </Checkbox>
  )
}
