import type { CategoryProviders, ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { useAnswerHours } from '../ui/root-data.ts'
import { CompareProviders } from './CompareProviders.tsx'
import { withProviders } from './chosen-providers.ts'
import { HiddenPicks, PickerBar } from './PickerBar.tsx'
import { ProviderCardView } from './ProviderCardView.tsx'

type Props = {
  categoryId: string
  providers: CategoryProviders
  /** The providers of the address. */
  selected: readonly string[]
  compared: readonly ProviderPage[]
  isFiltered: boolean
  /** The filters; they are fields of the same form, so that they keep the selection. */
  filters: ReactNode
  heading: ReactNode
}

/**
 * Providers to select for a private order. One GET form: filters, pages and compare load the page again with the selection, continue leads to the
 * order form. Counter and bar are CSS, so the page works without a script. A script also stops at the limit, and writes the selection to the
 * address, so that coming back to the page finds it again.
 */
export function ProviderPicker({ categoryId, providers, selected, compared, isFiltered, filters, heading }: Props) {
  const { t } = useTranslation('services')
  const answerHours = useAnswerHours()
  const locale = useLocale()
  const path = pathIn(locale, pages.categoryProviders({ id: categoryId }))
  const [picked, pick] = usePicks(selected)
  const isFull = picked.length >= providers.max_chosen
  const elsewhere = selected.filter((id) => !providers.data.some((provider) => provider.id === id))
  return (
    <Form
      key={selected.join()}
      action={path}
      className="picker flex flex-col gap-6 pt-6"
      onChange={(event) => pick(new FormData(event.currentTarget).getAll('providers').map(String))}
    >
      {filters}
      {heading}
      {compared.length > 0 && <CompareProviders providers={compared} categoryId={categoryId} />}
      <HiddenPicks name="providers" ids={elsewhere} />
      {providers.data.length === 0 ? (
        <EmptyState icon="users" title={t('providers.empty')}>
          {t(isFiltered ? 'providers.emptyFiltered' : 'providers.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <p className="text-muted">
            {t('providers.selectHint', { count: providers.max_chosen })} {t('privateAnswer', { count: answerHours })}
          </p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {providers.data.map((provider) => (
              <li key={provider.id}>
                <SelectableProvider
                  provider={provider}
                  categoryId={categoryId}
                  isSelected={selected.includes(provider.id)}
                  isDisabled={isFull && !picked.includes(provider.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination pagination={providers.pagination} inForm />
      <PickerBar selected={t('providers.selected')} hint={t('providers.limit', { count: providers.max_chosen })}>
        <span className="flex flex-wrap gap-3 max-sm:w-full">
          <Button
            tone="plain"
            name="compare"
            value={providers.pagination.current_page}
            formAction={`${path}#compare`}
            className="max-sm:grow"
          >
            {t('compare.button')}
          </Button>
          <Button formAction={pathIn(locale, pages.sendPrivateOrder({ add: categoryId }))} className="max-sm:grow">
            {t('providers.continue')}
            <Icon name="arrow" />
          </Button>
        </span>
      </PickerBar>
    </Form>
  )
}

/** The selected providers, which a script also writes to the address. */
function usePicks(selected: readonly string[]) {
  const [picked, setPicked] = useState(selected)
  const pick = (ids: readonly string[]) => {
    setPicked(ids)
    // Not a navigation: nothing else on the page changes, so nothing is to be loaded.
    const query = withProviders(new URLSearchParams(location.search), ids)
    history.replaceState(history.state, '', `${location.pathname}?${query}`)
  }
  return [picked, pick] as const
}

type SelectableProps = { provider: CategoryProviders['data'][number]; categoryId: string; isSelected: boolean; isDisabled: boolean }

function SelectableProvider({ provider, categoryId, isSelected, isDisabled }: SelectableProps) {
  const { t } = useTranslation('services')
  const text = useText()
  return (
    <ProviderCardView
      provider={provider}
      categoryId={categoryId}
      selection={
        <label className="relative z-10 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3 font-medium">
          <input
            type="checkbox"
            name="providers"
            value={provider.id}
            defaultChecked={isSelected}
            disabled={isDisabled}
            aria-label={t('providers.selectNamed', { name: text(provider.name) })}
            className="pick size-6 shrink-0"
          />
          {t('providers.select')}
        </label>
      }
    />
  )
}
