import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useIsCompany } from '../ui/root-data.ts'
import { listPath, type OrderFilter } from './OrderFilters.tsx'

/** Finds orders by number, content, name and days. It looks in all own orders: what is searched for seldom waits for anybody. */
export function OrderSearch({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation('orders')
  const pathIn = usePathIn()
  const { q, from, to, kind, side, purchase_order, branch } = filter
  const isCompany = useIsCompany()
  return (
    <Form key={`${q} ${from} ${to} ${purchase_order}`} action={pathIn(pages.orders())} role="search" className="flex flex-col gap-2">
      {side && <input type="hidden" name="side" value={side} />}
      {branch && <input type="hidden" name="branch" value={branch} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
      {side !== 'open' && <input type="hidden" name="tab" value="all" />}
      <div className="flex items-center gap-2">
        <input
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          maxLength={100}
          defaultValue={q}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          className="input min-w-0 grow sm:max-w-md"
        />
        <Button tone="plain" icon="search" aria-label={t('search.button')} />
      </div>
      <details open={Boolean(from || to || purchase_order)}>
        <summary className="w-fit text-sm text-brand underline underline-offset-4">{t(isCompany ? 'search.more' : 'search.dates')}</summary>
        <div className="mt-2 flex flex-wrap gap-3">
          {([['from', from] as const, ['to', to] as const] as const).map(([name, value]) => (
            <label key={name} className="flex items-center gap-2 text-sm text-muted">
              {t(`search.${name}`)}
              <input type="date" name={name} defaultValue={value} className="input w-auto" />
            </label>
          ))}
          {(isCompany || purchase_order) && (
            <label className="flex items-center gap-2 text-sm text-muted">
              {t('purchaseOrder.label', { ns: 'common' })}
              <input name="purchase_order" dir="auto" maxLength={50} defaultValue={purchase_order} className="input w-40" />
            </label>
          )}
        </div>
      </details>
      {(q || from || to || purchase_order) && (
        <PageLink
          to={listPath(filter, { q: '', from: '', to: '', purchase_order: '', tab: null })}
          className="w-fit text-sm text-brand underline underline-offset-4"
        >
          {t('search.clear')}
        </PageLink>
      )}
    </Form>
  )
}
