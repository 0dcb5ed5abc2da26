import type { ImportPreview } from '@wasl/shared/contract/import.ts'
import { Alert, Select } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { read: ImportPreview; columns: readonly (string | null)[]; onChange: (columns: (string | null)[]) => void }

/** Maps each column of the file to a field; each field is used at most once. */
export function ColumnsStep({ read, columns, onChange }: Props) {
  const { t } = useTranslation()
  const targets = [{ path: 'id', label: t('import.id'), is_required: false }, ...read.targets]
  const missing = read.targets.filter(({ path, is_required }) => is_required && !columns.includes(path)).map(({ label }) => label)
  // Two columns may have the same heading, or none.
  const fileColumns = read.columns.map((column, index) => ({ ...column, index, key: `column-${index}` }))
  const choose = (index: number, path: string) =>
    onChange(columns.map((current, position) => (position === index ? path || null : current === path ? null : current)))
  return (
    <>
      <ul className="import-columns">
        {fileColumns.map(({ key, index, heading, samples }) => (
          <li key={key}>
            <div className="import-column">
              <strong>
                <bdi>{heading || '—'}</bdi>
              </strong>
              {samples.length > 0 && (
                <span>
                  {t('import.samples')}: <bdi>{samples.join(' · ')}</bdi>
                </span>
              )}
            </div>
            <Select
              aria-label={`${t('import.field')}: ${heading}`}
              value={columns[index] ?? ''}
              onChange={(path) => choose(index, path)}
              showSearch
              optionFilterProp="label"
              options={[{ value: '', label: t('import.ignore') }, ...targets.map(({ path, label }) => ({ value: path, label }))]}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <Alert type="info" showIcon message={t('import.missing', { fields: missing.join(t('import.separator')) })} />}
    </>
  )
}
