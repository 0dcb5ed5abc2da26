import { CheckOutlined } from '@ant-design/icons'
import type { Grant, GrantRow } from '@wasl/resources/permission-catalog.ts'
import { Checkbox } from 'antd'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionHolder } from '../../auth/denial-reason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { canGrant, canGrantSome, commonColumns, isCommonAction, shareOf } from './grants.ts'

type Props = {
  row: GrantRow
  /** The granted permissions of the row as one string, so that `memo` skips unchanged rows. */
  grantedKey: string
  onGrant: (grants: readonly Grant[], isGranted: boolean) => void
  holder: PermissionHolder | undefined
}

/** The granted permissions of a row as the `grantedKey` of `GridRow`. */
export const grantedKeyOf = ({ grants }: GrantRow, granted: ReadonlySet<string>): string =>
  grants.flatMap(({ permission }) => (granted.has(permission) ? [permission] : [])).join(' ')

/** One resource of the grid: the common actions in their columns, its custom actions in the last one. */
export const GridRow = memo(({ row, grantedKey, onGrant, holder }: Props) => {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const granted = new Set(grantedKey.split(' '))
  const share = shareOf(granted, row.grants)
  const box = (grant: Grant, text?: string) => (
    <GrantBox
      key={grant.permission}
      grant={grant}
      resourceLabel={localize(row.label)}
      text={text}
      granted={granted}
      onGrant={onGrant}
      holder={holder}
    />
  )
  return (
    <tr>
      <th scope="row">
        {holder ? (
          <Checkbox
            checked={share === 'all'}
            indeterminate={share === 'some'}
            disabled={!canGrantSome(holder, row.grants)}
            onChange={() => onGrant(row.grants, share !== 'all')}
            aria-label={t('permissions.wholeRow', { resource: localize(row.label) })}
          >
            {localize(row.label)}
          </Checkbox>
        ) : (
          localize(row.label)
        )}
      </th>
      {commonColumns.map(({ action }) => {
        const grant = row.grants.find((candidate) => candidate.action === action)
        return <td key={action}>{grant && box(grant)}</td>
      })}
      <td className="permissions-more">
        {row.grants.filter(({ action }) => !isCommonAction(action)).map((grant) => box(grant, localize(grant.label)))}
      </td>
    </tr>
  )
})

type GrantBoxProps = Omit<Props, 'row' | 'grantedKey'> & {
  grant: Grant
  granted: ReadonlySet<string>
  resourceLabel: string
  text: string | undefined
}

function GrantBox({ grant, resourceLabel, text, granted, onGrant, holder }: GrantBoxProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const isGranted = granted.has(grant.permission)
  // On narrow screens there are no column headings, so the action is repeated at its box.
  const caption = text ?? <span className="permissions-caption">{localize(grant.label)}</span>
  if (!holder) return <ReadOnlyGrant isGranted={isGranted} text={text} caption={caption} />
  const isGrantable = canGrant(holder, grant.permission)
  return (
    <Checkbox
      checked={isGranted}
      disabled={!isGrantable}
      {...(!isGrantable && { title: t('permissions.notGrantable') })}
      onChange={({ target }) => onGrant([grant], target.checked)}
      aria-label={`${resourceLabel}: ${localize(grant.label)}${isGrantable ? '' : ` (${t('permissions.notGrantable')})`}`}
    >
      {caption}
    </Checkbox>
  )
}

function ReadOnlyGrant({ isGranted, text, caption }: { isGranted: boolean; text: string | undefined; caption: ReactNode }) {
  const { t } = useTranslation()
  if (text) return isGranted ? <span className="permissions-granted">{text}</span> : null
  if (!isGranted) return <span className="muted">—</span>
  return (
    <>
      <CheckOutlined aria-label={t('form.yes')} /> {caption}
    </>
  )
}
