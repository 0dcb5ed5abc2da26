import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { countText } from '../../fields/format.ts'
import { titleOf } from '../declarations.ts'
import type { BulkResult as Result } from '../run-action.ts'

/** How many rows it was done for, and for each of the others why not. */
export function BulkResult({
  declaration,
  rows,
  results,
}: {
  declaration: AnyResource
  rows: readonly AnyRow[]
  results: readonly Result[]
}) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const refused = results.filter(({ ok }) => !ok)
  return (
    <>
      <p>{t('bulk.done', { number: countText(results.length - refused.length) })}</p>
      <p>{t('bulk.failed', { number: countText(refused.length) })}</p>
      <ul className="bulk-refused">
        {refused.map(({ id, msg }) => {
          const row = rows.find((selected) => selected.id === id)
          return (
            <li key={id}>
              <strong dir="auto">{row ? titleOf(declaration, row, locale) : id}</strong>
              <span dir="auto">{msg}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
