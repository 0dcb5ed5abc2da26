import { DownloadOutlined } from '@ant-design/icons'
import type { ImportResult } from '@wasl/shared/contract/import.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { Alert, Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveAs } from '../../ui/save-as.ts'
import { problemText, rejectedCsv } from './rejected-csv.ts'

type Props = { name: string; headings: readonly string[]; result: ImportResult; actions: ReactNode }

const maxShown = 50

/** The result of a check or an import: the counts, what can be done next, and each rejected row with its errors. */
export function ResultStep({ name, headings, result, actions }: Props) {
  const { t } = useTranslation()
  const { is_stored, created, changed, unchanged, rejected } = result
  const firstRejected = rejected.slice(0, maxShown)
  const save = () =>
    saveAs(`${name}-rejected.csv`, new Blob([rejectedCsv(headings, rejected, t('import.errorColumn'))], { type: 'text/csv' }))
  const hasNoChanges = created + changed === 0
  return (
    <>
      <Alert
        type={is_stored ? 'success' : hasNoChanges ? 'warning' : 'info'}
        showIcon
        role="status"
        message={t(is_stored ? 'import.doneLead' : hasNoChanges ? 'import.nothing' : 'import.checkLead')}
      />
      <p className="import-counts">
        <Tag>{t('import.created', { count: created, number: formatCount(created) })}</Tag>
        <Tag>{t('import.changed', { count: changed, number: formatCount(changed) })}</Tag>
        <Tag>{t('import.unchanged', { count: unchanged, number: formatCount(unchanged) })}</Tag>
        <Tag>{t('import.rejected', { count: rejected.length, number: formatCount(rejected.length) })}</Tag>
      </p>
      {actions}
      {rejected.length > 0 && (
        <section aria-labelledby="import-rejected">
          <div className="import-rejected-head">
            <h2 id="import-rejected">{t('import.firstRejected', { count: firstRejected.length })}</h2>
            <Button icon={<DownloadOutlined />} onClick={save}>
              {t('import.download')}
            </Button>
          </div>
          <ol className="import-rejected">
            {firstRejected.map(({ line, errors }) => (
              <li key={line}>
                <strong>
                  {t('import.line')} {line}
                </strong>
                <ul>
                  {errors.map((error) => (
                    <li key={problemText(error)} dir="auto">
                      {error.column && `${error.column}: `}
                      {error.value && (
                        <>
                          <bdi className="import-value">{error.value}</bdi>{' '}
                        </>
                      )}
                      {error.msg}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
