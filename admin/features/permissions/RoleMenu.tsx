import { permissionCatalogue } from '@wasl/resources/permission-catalog.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { groupLabel, menuOf } from './grants.ts'

/** What someone of this role finds in the menu and on the home page. */
export function RoleMenu({ held }: { held: readonly string[] }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const menu = menuOf(permissionCatalogue, new Set(held))
  if (menu.length === 0) return <p className="none">{t('permissions.seesNothing')}</p>
  return (
    <div className="role-menu">
      {menu.map(({ group, opened }) => (
        <section key={group}>
          <h3>{say(groupLabel(group))}</h3>
          <ul>
            {opened.map((label) => (
              <li key={label[0]}>{say(label)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
