import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { Icon } from '../ui/Icon.tsx'

/** Light or dark: one button, of which CSS shows the one that changes something. Works without a script. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/theme" preventScrollReset>
      <input type="hidden" name="to" value={pathname + search} />
      <button type="submit" name="theme" value="dark" aria-label={t('theme.dark')} title={t('theme.dark')} className="only-light">
        <span className={faceClass}>
          <Icon name="moon" />
        </span>
      </button>
      <button type="submit" name="theme" value="light" aria-label={t('theme.light')} title={t('theme.light')} className="only-dark">
        <span className={faceClass}>
          <Icon name="sun" />
        </span>
      </button>
    </Form>
  )
}

const faceClass = 'grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-brand'
