import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { FavoriteHeart } from '../favorites/FavoriteHearts.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { categoryPage, filterServices, type ServiceKind } from './filter-services.ts'
import { HiddenPicks, PickerBar } from './PickerBar.tsx'
import { ServiceOption } from './ServiceOption.tsx'

type Props = {
  category: CategoryPage
  kind: ServiceKind
  q: string
  cityId: string
  selected: readonly string[]
  error: string | undefined
}

/**
 * One form with two buttons: search reloads the page and keeps the selection, continue submits it.
 * The counter and the sticky bar are CSS, so the page works without a script.
 */
export function ServicePicker({ category, kind, q, cityId, selected, error }: Props) {
  const { t } = useTranslation('services')
  const text = useText()
  const { visible, hiddenSelected } = filterServices(category.services, { kind, q, selected })
  const hasAny = category.services.some((service) => service.kind === kind)
  if (!hasAny)
    return (
      <div className="pt-6">
        <EmptyState
          icon="briefcase"
          title={t(kind === 'service' ? 'category.empty' : 'category.emptyConsultations')}
          action={<ButtonLink to={pages.services()}>{t('allCategories')}</ButtonLink>}
        >
          {t('category.emptyHint')}
        </EmptyState>
      </div>
    )
  return (
    <Form method="post" className="picker flex flex-col gap-5 pt-6">
      {cityId && <input type="hidden" name="city_id" value={cityId} />}
      <HiddenPicks name="services" ids={hiddenSelected} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl">{t(kind === 'service' ? 'category.choose' : 'category.chooseConsultation')}</h2>
        <SearchField q={q} />
      </div>
      <ErrorSummary msg={error} />
      {visible.length === 0 && (
        <EmptyState
          icon="search"
          title={t('category.noMatch', { q })}
          action={
            <ButtonLink tone="soft" to={categoryPage(kind)({ id: category.id })}>
              {t('category.showAll')}
            </ButtonLink>
          }
        />
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {visible.map((service) => (
          <li key={service.id} className="relative">
            <ServiceOption service={service} selected={selected.includes(service.id)} />
            <FavoriteHeart favorite={{ kind: 'service', id: service.id }} name={text(service.name)} className="absolute end-2 top-2" />
          </li>
        ))}
      </ul>
      <PickerBar selected={t('category.selected')} hint={t('category.freeHint')}>
        <Button size="large" className="max-sm:w-full">
          {t('category.continue')}
          <Icon name="arrow" />
        </Button>
      </PickerBar>
    </Form>
  )
}

function SearchField({ q }: { q: string }) {
  const { t } = useTranslation('services')
  return (
    <search className="flex w-full gap-2 sm:w-auto">
      <input
        type="search"
        name="q"
        defaultValue={q}
        dir="auto"
        aria-label={t('category.search')}
        placeholder={t('category.search')}
        className="input sm:w-72"
      />
      <button
        type="submit"
        formMethod="get"
        aria-label={t('actions.search', { ns: 'common' })}
        className="grid size-12 shrink-0 place-items-center rounded-control bg-brand text-on-brand hover:bg-brand-strong"
      >
        <Icon name="search" />
      </button>
    </search>
  )
}
