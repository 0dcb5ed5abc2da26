import { DownloadOutlined } from '@ant-design/icons'
import type { ImportResult } from '@wasl/shared/contract/import.ts'
import { Alert, Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveAs } from '../list/save-as.ts'
import { problemText, refusedCsv } from './rejected-csv.ts'

type Props = { name: string; head: readonly string[]; result: ImportResult }

const mostShown = 50

/** What came, or would come, of the file: its counts, and each refused row with what is wrong with it. */
export function ResultStep({ name, head, result }: Props) {
  const { t } = useTranslation()
  const { is_stored, created, changed, unchanged, refused } = result
  const shown = refused.slice(0, mostShown)
  const save = () => saveAs(`${name}-refused.csv`, new Blob([refusedCsv(head, refused, t('import.errorColumn'))], { type: 'text/csv' }))
  const isNothing = created + changed === 0
  return (
    <>
      <Alert
        type={is_stored ? 'success' : isNothing ? 'warning' : 'info'}
        showIcon
        role="status"
        message={t(is_stored ? 'import.doneLead' : isNothing ? 'import.nothing' : 'import.trialLead')}
      />
      <p className="import-counts">
        <Tag>{t('import.created', { count: created })}</Tag>
        <Tag>{t('import.changed', { count: changed })}</Tag>
        <Tag>{t('import.unchanged', { count: unchanged })}</Tag>
        <Tag>{t('import.refused', { count: refused.length })}</Tag>
      </p>
      {refused.length > 0 && (
        <section aria-labelledby="import-refused">
          <div className="import-refused-head">
            <h2 id="import-refused">{t('import.firstRefused', { count: shown.length })}</h2>
            <Button icon={<DownloadOutlined />} onClick={save}>
              {t('import.download')}
            </Button>
          </div>
          <ol className="import-refused">
            {shown.map(({ line, errors }) => (
              <li key={line}>
                <strong>
                  {t('import.line')} {line}
                </strong>
                <ul>
                  {errors.map((error) => (
                    <li key={problemText(error)} dir="auto">
                      {problemText(error)}
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
