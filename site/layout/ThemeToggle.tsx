import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { Icon } from '../ui/Icon.tsx'

/** Switches the theme. CSS shows one of the two buttons, so it works without a script. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={resourceRoutes.theme()} preventScrollReset>
      <input type="hidden" name="redirect_to" value={pathname + search} />
      <button type="submit" name="theme" value="dark" aria-label={t('theme.dark')} title={t('theme.dark')} className="only-light">
        <span className={iconClass}>
          <Icon name="moon" />
        </span>
      </button>
      <button type="submit" name="theme" value="light" aria-label={t('theme.light')} title={t('theme.light')} className="only-dark">
        <span className={iconClass}>
          <Icon name="sun" />
        </span>
      </button>
    </Form>
  )
}

const iconClass = 'grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand'
