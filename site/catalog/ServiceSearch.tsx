import type { Named } from '@wasl/shared/contract/common.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { usePathIn, useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = { cities: readonly Named[]; suggestions: readonly Localized[]; q?: string; cityId?: string; className?: string }

/** Search by text and city: a plain GET form to the services page. */
export function ServiceSearch({ cities, suggestions, q, cityId, className = '' }: Props) {
  const { t } = useTranslation('home')
  const pathIn = usePathIn()
  const text = useText()
  return (
    <Form
      action={pathIn(pages.services())}
      role="search"
      className={`card grid gap-x-2 p-2.5 shadow-[0_18px_50px_-30px_rgb(6_60_53/0.5)] sm:grid-cols-[1fr_auto_auto] ${className}`}
    >
      <label className="flex min-w-0 items-center gap-3 rounded-control px-3 py-1.5 focus-within:bg-sunken">
        <Icon name="search" size={22} className="text-brand" />
        <span className="min-w-0 grow">
          <span className="block text-sm text-muted">{t('hero.service')}</span>
          <input
            type="search"
            name="q"
            dir="auto"
            list="service-names"
            autoComplete="off"
            defaultValue={q}
            placeholder={t('hero.servicePlaceholder')}
            className="w-full bg-transparent py-0.5 text-start placeholder:text-muted/80"
          />
          <datalist id="service-names">
            {suggestions.map((name) => (
              <option key={name.ar} value={text(name)} />
            ))}
          </datalist>
        </span>
      </label>
      <label className="flex items-center gap-3 border-line px-3 py-1.5 max-sm:border-t sm:border-s">
        <Icon name="pin" size={22} className="text-brand" />
        <span className="grow">
          <span className="block text-sm text-muted">{t('hero.city')}</span>
          <select name="city_id" defaultValue={cityId ?? ''} className="w-full max-w-full bg-surface py-0.5 sm:w-32">
            <option value="">{t('hero.anyCity')}</option>
            {cities.map((city) => (
              <option key={city.id} value={city.id}>
                {text(city.name)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <button
        type="submit"
        className="flex min-h-13 items-center justify-center gap-2 rounded-control bg-brand px-6 font-medium text-on-brand hover:bg-brand-strong max-sm:mt-2"
      >
        {t('hero.search')}
      </button>
    </Form>
  )
}
