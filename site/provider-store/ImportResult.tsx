import type { ImportState, ImportResult as Result } from '@wasl/shared/contract/import.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

type Props = { state: ImportState; result: Result }
const maxShown = 50
// Numbers such as -1 are no text of any language.
const hasLetters = /\p{L}/u

/** What a check found or an import stored, with the reason for each rejected cell. */
export function ImportResult({ state: { id, file_name, columns }, result }: Props) {
  const { t } = useTranslation('products')
  const { is_stored, created, changed, unchanged, rejected } = result
  // Several columns may fill no field.
  const fileColumns = columns.map((path, at) => ({ key: `column-${at}`, path: path ?? '' }))
  const importable = created + changed
  const lead = is_stored ? 'import.stored' : importable > 0 ? 'import.checked' : 'import.nothing'
  return (
    <>
      <section aria-labelledby="import-result" className="card flex flex-col gap-4 p-5">
        <h2 id="import-result" className="text-lg">
          <bdi>{file_name}</bdi>
        </h2>
        <p role="status" className={is_stored ? 'font-medium text-good' : undefined}>
          {t(lead)}
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>{t('import.created', { count: created })}</li>
          <li>{t('import.changed', { count: changed })}</li>
          <li>{t('import.unchanged', { count: unchanged })}</li>
          <li className={rejected.length > 0 ? 'text-bad' : undefined}>{t('import.rejected', { count: rejected.length })}</li>
        </ul>
        <div className="flex flex-wrap gap-2">
          {!is_stored && importable > 0 && (
            <ActionForm method="post">
              <input type="hidden" name="import" value={id} />
              {fileColumns.map(({ key, path }) => (
                <input key={key} type="hidden" name="columns" value={path} />
              ))}
              <Button name="intent" value="valid">
                {t('import.run', { count: importable })}
              </Button>
            </ActionForm>
          )}
          {is_stored && <ButtonLink to={pages.ownProducts()}>{t('import.toList')}</ButtonLink>}
          {!is_stored && (
            <ButtonLink to={pages.importProducts({ file: id, columns: '1' })} tone="plain">
              {t('import.columns')}
            </ButtonLink>
          )}
          <ButtonLink to={pages.importProducts()} tone="plain">
            {t('import.other')}
          </ButtonLink>
        </div>
      </section>
      {rejected.length > 0 && <Rejected rejected={rejected} />}
    </>
  )
}

function Rejected({ rejected }: Pick<Result, 'rejected'>) {
  const { t } = useTranslation('products')
  return (
    <section aria-labelledby="import-rejected" className="card flex flex-col gap-4 p-5">
      <h2 id="import-rejected" className="text-lg">
        {t('import.reasons')}
      </h2>
      {rejected.length > maxShown && <p className="text-muted">{t('import.firstRejected', { count: maxShown })}</p>}
      <ol className="divide-y divide-line">
        {rejected.slice(0, maxShown).map(({ line, errors }) => (
          <li key={line} className="py-3">
            <p className="font-medium">{t('import.line', { line })}</p>
            <ul className="mt-1 space-y-1">
              {errors.map(({ column, value, msg }) => (
                <li key={`${column} ${msg}`} className="wrap-anywhere">
                  {column && <bdi className="text-muted">{column}: </bdi>}
                  {value && (
                    <bdi dir={hasLetters.test(value) ? 'auto' : 'ltr'} className="rounded bg-bad-soft px-1 text-bad">
                      {value}
                    </bdi>
                  )}{' '}
                  <bdi>{msg}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
