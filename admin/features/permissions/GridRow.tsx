import { CheckOutlined } from '@ant-design/icons'
import type { Grant, GrantRow } from '@wasl/resources/permission-catalog.ts'
import { Checkbox } from 'antd'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Holder } from '../../auth/can.ts'
import { columns, isCommon, mayGive, mayGiveSome, shareOf } from './grants.ts'

type Props = {
  row: GrantRow
  /** What of the row is held, in one word: a row of which nothing changed is not drawn again. */
  held: string
  give: (grants: readonly Grant[], isGiven: boolean) => void
  holder: Holder | undefined
}

/** The permissions of a row that are held, as `GridRow` is told them. */
export const heldOf = ({ grants }: GrantRow, held: ReadonlySet<string>): string =>
  grants.flatMap(({ permission }) => (held.has(permission) ? [permission] : [])).join(' ')

/** One resource of the grid: its common acts in their columns, its named actions after them. */
export const GridRow = memo(({ row, held: words, give, holder }: Props) => {
  const { t } = useTranslation()
  const { say } = useLocale()
  const held = new Set(words.split(' '))
  const share = shareOf(held, row.grants)
  const box = (grant: Grant, text?: string) => (
    <GrantBox key={grant.permission} grant={grant} about={say(row.label)} text={text} held={held} give={give} holder={holder} />
  )
  return (
    <tr>
      <th scope="row">
        {holder ? (
          <Checkbox
            checked={share === 'all'}
            indeterminate={share === 'some'}
            disabled={!mayGiveSome(holder, row.grants)}
            onChange={() => give(row.grants, share !== 'all')}
            aria-label={t('permissions.wholeRow', { resource: say(row.label) })}
          >
            {say(row.label)}
          </Checkbox>
        ) : (
          say(row.label)
        )}
      </th>
      {columns.map(({ act }) => {
        const grant = row.grants.find((one) => one.act === act)
        return <td key={act}>{grant && box(grant)}</td>
      })}
      <td className="permissions-more">{row.grants.filter(({ act }) => !isCommon(act)).map((grant) => box(grant, say(grant.label)))}</td>
    </tr>
  )
})

type Box = Omit<Props, 'row' | 'held'> & { grant: Grant; held: ReadonlySet<string>; about: string; text: string | undefined }

function GrantBox({ grant, about, text, held, give, holder }: Box) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const isHeld = held.has(grant.permission)
  // Where the table has no room there are no columns that would say it.
  const act = text ?? <span className="permissions-act">{say(grant.label)}</span>
  if (!holder) return <Seen isHeld={isHeld} text={text} act={act} />
  const isOpen = mayGive(holder, grant.permission)
  return (
    <Checkbox
      checked={isHeld}
      disabled={!isOpen}
      {...(!isOpen && { title: t('permissions.notYours') })}
      onChange={({ target }) => give([grant], target.checked)}
      aria-label={`${about}: ${say(grant.label)}${isOpen ? '' : ` (${t('permissions.notYours')})`}`}
    >
      {act}
    </Checkbox>
  )
}

function Seen({ isHeld, text, act }: { isHeld: boolean; text: string | undefined; act: ReactNode }) {
  const { t } = useTranslation()
  if (text) return isHeld ? <span className="permissions-held">{text}</span> : null
  if (!isHeld) return <span className="none">—</span>
  return (
    <>
      <CheckOutlined aria-label={t('form.yes')} /> {act}
    </>
  )
}
