import { permissionCatalogue } from '@wasl/resources/permission-catalog.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'

/** What a change gave and took, permission by permission; one that is no longer known by its own word. */
export function PermissionsChange({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation()
  const [had, has] = [wordsIn(before), wordsIn(after)]
  const given = has.filter((one) => !had.includes(one))
  const taken = had.filter((one) => !has.includes(one))
  return (
    <div className="permissions-diff">
      {given.length > 0 && <Named title={t('permissions.given')} permissions={given} />}
      {taken.length > 0 && <Named title={t('permissions.taken')} permissions={taken} />}
    </div>
  )
}

const wordsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function Named({ title, permissions }: { title: string; permissions: readonly string[] }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const nameOf = (permission: string) => {
    const row = permissionCatalogue.find(({ grants }) => grants.some((grant) => grant.permission === permission))
    const grant = row?.grants.find((one) => one.permission === permission)
    return row && grant ? `${say(row.label)}: ${say(grant.label)}` : permission
  }
  return (
    <p>
      <strong>{title}</strong> <span>{permissions.map(nameOf).join(t('permissions.and'))}</span>
    </p>
  )
}
