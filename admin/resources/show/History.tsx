import { UndoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Timeline } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../auth/useDenial.ts'
import { instantText } from '../../fields/format.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { changesOf } from '../form/values.ts'
import { RelationNames } from '../RelationNames.tsx'
import { type HistoryEntry, historyOf } from '../run-action.ts'
import { Changes } from './Changes.tsx'
import { RestoreDialog, type Restoring } from './RestoreDialog.tsx'
import { stateBefore } from './state-before.ts'
import { useActName } from './useActionLabel.ts'

/** Who changed what and when, newest first, each field before and after. */
export function History({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const id = String(row.id)
  const { t } = useTranslation()
  const mayEdit = useMay()(declaration, 'edit') === null
  const [restoring, setRestoring] = useState<Restoring | null>(null)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['history', declaration.name, id],
    queryFn: () => historyOf(declaration.name, id),
    staleTime: 0,
  })
  if (isError) return <Failed error={error} retry={() => refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <p className="card none">{t('history.empty')}</p>
  const values = data.flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]))
  const changesBackTo = (entry: HistoryEntry) => changesOf(declaration.fields, row, stateBefore(row, data, entry.id))
  const restoreOf = (entry: HistoryEntry) => {
    // Before it was created a row was nothing.
    const changes = mayEdit && entry.action !== 'create' ? changesBackTo(entry) : {}
    return Object.keys(changes).length > 0 ? () => setRestoring({ at: entry.at, changes }) : undefined
  }
  return (
    <RelationNames fields={declaration.fields} rows={values}>
      <div className="card">
        <Timeline
          items={data.map((entry) => ({
            key: entry.id,
            children: <Entry declaration={declaration} entry={entry} onRestore={restoreOf(entry)} />,
          }))}
        />
      </div>
      {restoring && <RestoreDialog {...restoring} declaration={declaration} row={row} onClose={() => setRestoring(null)} />}
    </RelationNames>
  )
}

type EntryProps = { declaration: AnyResource; entry: HistoryEntry; onRestore: (() => void) | undefined }

function Entry({ declaration, entry, onRestore }: EntryProps) {
  const { t } = useTranslation()
  const nameOf = useActName(declaration)
  return (
    <article className="act">
      <header>
        <strong>{nameOf(entry.action)}</strong>
        <span>{t('history.by', { name: `\u2068${entry.actor_name ?? t('history.system')}\u2069` })}</span>
        <bdi dir="ltr">{instantText(entry.at)}</bdi>
      </header>
      {entry.reason && <p dir="auto">{entry.reason}</p>}
      <Changes declaration={declaration} changes={entry.changes} />
      <footer>
        {entry.request_id && <bdi dir="auto">{t('history.request', { id: `\u2068${entry.request_id}\u2069` })}</bdi>}
        {onRestore && (
          <Button size="small" icon={<UndoOutlined />} onClick={onRestore}>
            {t('restore.do')}
            <span className="visually-hidden"> ({instantText(entry.at)})</span>
          </Button>
        )}
      </footer>
    </article>
  )
}
