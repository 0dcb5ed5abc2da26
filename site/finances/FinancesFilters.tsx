import { financePeriods, ownKinds, transactionStatuses } from '@wasl/shared/contract/choices.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { periods } from '@wasl/shared/rules/periods.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FilterFold } from '../ui/FilterFold.tsx'
import { type FinancesFilter, isFiltered } from './finances-filter.ts'

/** The filters of the transactions: a plain GET form, so that each result has an address. */
export function FinancesFilters({ filter, side }: { filter: FinancesFilter; side: 'client' | 'provider' }) {
  const { t } = useTranslation('finances')
  const { t: tAccount } = useTranslation('account')
  const text = useText()
  return (
    <Form key={Object.values(filter).join()} role="search" aria-label={t('filters.label')} className="card">
      <FilterFold count={Object.values(filter).filter(Boolean).length}>
        <div className="grid items-end gap-4 p-5 sm:grid-cols-3">
          <TextInput
            name="q"
            type="search"
            label={t('filters.search')}
            hint={t('filters.searchHint')}
            optional="unmarked"
            maxLength={80}
            defaultValue={filter.q}
            className="sm:col-span-3"
          />
          <Select
            name="status"
            label={t('filters.status')}
            optional="unmarked"
            placeholder={t('filters.anyStatus')}
            options={transactionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            defaultValue={filter.status}
          />
          <Select
            name="kind"
            label={t('filters.kind')}
            optional="unmarked"
            placeholder={t('filters.anyKind')}
            options={ownKinds[side].map((value) => ({ value, label: tAccount(`wallet.kinds.${value}`) }))}
            defaultValue={filter.kind}
          />
          <Select
            name="period"
            label={t('filters.period')}
            optional="unmarked"
            placeholder={t('filters.anyPeriod')}
            options={financePeriods.map((value) => ({ value, label: text(periods[value].label) }))}
            defaultValue={filter.period}
          />
          <div className="flex flex-wrap gap-3 sm:col-span-3">
            <Button>{t('filters.apply')}</Button>
            {isFiltered(filter) && (
              <ButtonLink to={pages.finances()} tone="bare">
                {t('filters.clear')}
              </ButtonLink>
            )}
          </div>
        </div>
      </FilterFold>
    </Form>
  )
}
