import './bulk-run.css'
import { DownloadOutlined } from '@ant-design/icons'
import type { BulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { App, Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { cancelBulkRun, fetchBulkRejections } from '../../api/resource-calls.ts'
import { saveAs } from '../../ui/save-as.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Props = { declaration: AnyResource; run: BulkRunState; onChange: (run: BulkRunState) => void; onClose: () => void }

/** A bulk run above its list: the progress and a stop button while it runs, then its result with the rejected rows. */
export function BulkRunNote({ declaration, run, onChange, onClose }: Props) {
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const { notification } = App.useApp()
  const { name, label, actions = {} } = declaration
  const { id, action, status, total, done, rejected, rejections } = run
  const declared = actions[action]
  const actionLabel = declared ? localize(declared.label) : t(action === 'delete' ? 'bulk.delete' : 'show.edit')
  const rows = t('bulk.manyRows', { number: formatCount(total), resource: localizeInline(label.rows ?? label.many) })
  const title = t('bulk.runTitle', { action: actionLabel, rows })
  const isRunning = status === 'running'

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      notification.error({ message: title, description: errorMessage(error, t) })
    }
  }
  const stop = () => attempt(async () => onChange(await cancelBulkRun(name, id)))
  const save = () => attempt(async () => saveAs(`${name}-rejected.csv`, await fetchBulkRejections(name, id)))

  return (
    <section className="card bulk-run" data-running={isRunning} aria-label={title}>
      <header>
        <strong>{title}</strong>
        {isRunning ? (
          <Button danger onClick={stop}>
            {t('bulk.runStop')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('remove.gotIt')}</Button>
        )}
      </header>
      {isRunning && <Progress percent={Math.floor((done / total) * 100)} status="active" aria-label={t('bulk.runProgress')} />}
      <p role="status">
        {status === 'running' && t('bulk.runRunning')}
        {status === 'done' && t('bulk.runDone')}
        {status === 'cancelled' && t('bulk.runCancelled')}
        {status === 'failed' && t('bulk.runFailed')}
      </p>
      <ul className="bulk-run-counts">
        <li>{t('bulk.done', { number: formatCount(done - rejected) })}</li>
        <li>{t('bulk.failed', { number: formatCount(rejected) })}</li>
        {done < total && <li>{t('bulk.runLeft', { number: formatCount(total - done) })}</li>}
      </ul>
      {!isRunning && rejected > 0 && <RejectedRows rejections={rejections} onDownload={save} />}
    </section>
  )
}

/** The first rows that the action failed on, with the reasons; the file has all of them. */
function RejectedRows({ rejections, onDownload }: Pick<BulkRunState, 'rejections'> & { onDownload: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Button icon={<DownloadOutlined />} onClick={onDownload}>
        {t('import.download')}
      </Button>
      <p>{t('import.firstRejected', { count: rejections.length })}</p>
      <ul className="bulk-failures">
        {rejections.map((row) => (
          <li key={row.id}>
            <strong dir="auto">{row.title}</strong>
            <span dir="auto">{row.msg}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
