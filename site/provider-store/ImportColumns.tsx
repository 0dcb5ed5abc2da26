import type { ImportState } from '@wasl/shared/contract/import.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Field } from '../forms/Field.tsx'
import { Button } from '../ui/Button.tsx'

/** Which field each column of the file fills; checks the file again. */
export function ImportColumns({ state: { id, preview, columns } }: { state: ImportState }) {
  const { t } = useTranslation('products')
  // Two columns may have the same heading, or none.
  const fileColumns = preview.columns.map((column, at) => ({ ...column, name: `column-${at}`, chosen: columns[at] ?? '' }))
  return (
    <ActionForm method="post" className="card flex flex-col gap-4 p-5">
      <h2 className="text-lg">{t('import.columns')}</h2>
      <input type="hidden" name="import" value={id} />
      {fileColumns.map(({ name, heading, samples, chosen }) => (
        <Field key={name} name={name} label={heading || '—'} hint={samples.length > 0 ? <bdi>{samples.join(' · ')}</bdi> : undefined}>
          <select id={name} name="columns" defaultValue={chosen} className="input" aria-describedby={`${name}-hint`}>
            <option value="">{t('import.ignored')}</option>
            <option value="id">id</option>
            {preview.targets.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Button name="intent" value="try">
        {t('import.check')}
      </Button>
    </ActionForm>
  )
}
