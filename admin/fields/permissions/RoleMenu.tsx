import { permissionCatalog } from '@wasl/resources/permission-catalog.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { groupLabel, menuFor } from './grants.ts'

/** A preview of the menu for an admin with these permissions. */
export function RoleMenu({ granted }: { granted: readonly string[] }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const menu = menuFor(permissionCatalog, new Set(granted))
  if (menu.length === 0) return <p className="muted">{t('permissions.previewEmpty')}</p>
  return (
    <section className="role-menu" aria-label={t('permissions.preview')}>
      {menu.map(({ group, pages }) => (
        <section key={group}>
          <h3>{localize(groupLabel(group))}</h3>
          <ul>
            {pages.map((label) => (
              <li key={label.en}>{localize(label)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
