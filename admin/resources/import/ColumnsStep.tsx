import type { ReadImport } from '@wasl/shared/contract/import.ts'
import { Alert, Select } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { read: ReadImport; columns: readonly (string | null)[]; onChange: (columns: (string | null)[]) => void }

/** Which field each column of the file is; each field once. */
export function ColumnsStep({ read, columns, onChange }: Props) {
  const { t } = useTranslation()
  const targets = [{ path: 'id', label: t('import.id'), is_required: false }, ...read.targets]
  const missing = read.targets.filter(({ path, is_required }) => is_required && !columns.includes(path)).map(({ label }) => label)
  const choose = (at: number, path: string) =>
    onChange(columns.map((one, place) => (place === at ? path || null : one === path ? null : one)))
  return (
    <>
      <ul className="import-columns">
        {read.columns.map(({ heading, samples }, at) => (
          <li key={`${heading}-${samples.join()}`}>
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
              value={columns[at] ?? ''}
              onChange={(path) => choose(at, path)}
              showSearch
              optionFilterProp="label"
              options={[{ value: '', label: t('import.ignore') }, ...targets.map(({ path, label }) => ({ value: path, label }))]}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <Alert type="info" showIcon message={t('import.missing', { fields: missing.join(t('import.comma')) })} />}
    </>
  )
}
