import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

/** Search in the whole store: a plain GET form. */
export function StoreSearch({ q, className = '' }: { q?: string; className?: string }) {
  const { t } = useTranslation('store')
  const pathIn = usePathIn()
  return (
    <Form key={q} action={pathIn(pages.store())} role="search" className={`card flex items-center gap-2 p-2 ${className}`}>
      <Icon name="search" size={22} className="ms-2 text-brand" />
      <input
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        maxLength={80}
        defaultValue={q}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        className="min-w-0 grow bg-transparent py-1.5 text-start placeholder:text-muted/80"
      />
      <button type="submit" className="min-h-11 rounded-control bg-brand px-5 font-medium text-on-brand hover:bg-brand-strong">
        {t('search.button')}
      </button>
    </Form>
  )
}
