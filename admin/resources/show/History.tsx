import './history.css'
import { UndoOutlined } from '@ant-design/icons'
import { otherLogged } from '@wasl/resources/audit-entries.ts'
import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import { listHistory } from '@wasl/shared/contract/resource-endpoints.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Timeline } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOf } from '../../api/declarations.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { changesOf } from '../../fields/inputs/values.ts'
import { DateTimeText } from '../../ui/DateTimeText.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { useActorName } from '../useActorName.ts'
import { AddNote } from './AddNote.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import { RestoreDialog, type RestorePoint } from './RestoreDialog.tsx'
import { rowBefore } from './row-before.ts'
import { useActionLabel } from './useActionLabel.ts'

/** The history of a row, newest first: who changed which fields and when, with a button to restore earlier values. */
export function History({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const id = String(row.id)
  const { t } = useTranslation()
  const canEdit = useRowDenialReasons(declaration)(row, 'edit') === null
  const [restoring, setRestoring] = useState<RestorePoint | null>(null)
  const { data, query } = useEndpoint(listHistory, { params: { resource: declaration.name, id } }, { staleTime: 0 })
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!data) return <Loading />
  const own = data.filter(({ resource }) => resource === declaration.name)
  const changesBackTo = (entry: HistoryEntry) => changesOf(declaration.fields, row, rowBefore(row, own, entry.id))
  const restoreOf = (entry: HistoryEntry) => {
    // There is nothing to restore before a row was created.
    const changes = canEdit && own.includes(entry) && entry.action !== 'create' ? changesBackTo(entry) : {}
    return Object.keys(changes).length > 0 ? () => setRestoring({ at: entry.at, changes }) : undefined
  }
  return (
    <RelationNames resource={declaration.name} historyOf={id} fields={declaration.fields} rows={valuesOf(own)}>
      <div className="card">
        {declaration.notes && <AddNote declaration={declaration} id={id} />}
        {data.length === 0 && <p className="muted">{t('history.empty')}</p>}
        <Timeline
          items={data.map((entry) => ({
            key: entry.id,
            children: own.includes(entry) ? (
              <HistoryItem declaration={declaration} entry={entry} onRestore={restoreOf(entry)} />
            ) : (
              <OtherItem declaration={loggedDeclaration(entry.resource) ?? declaration} entry={entry} />
            ),
          }))}
        />
      </div>
      {restoring && <RestoreDialog {...restoring} declaration={declaration} row={row} onClose={() => setRestoring(null)} />}
    </RelationNames>
  )
}

const loggedDeclaration = (name: string) => declarationOf(name) ?? otherLogged.find((other) => other.name === name)

const valuesOf = (entries: readonly HistoryEntry[]): AnyRow[] =>
  entries.flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]))

/** An entry about a row of another resource: a related one, or the one that an audit entry is about. */
const OtherItem = ({ declaration, entry }: { declaration: AnyResource; entry: HistoryEntry }) => (
  <RelationNames resource={declaration.name} fields={declaration.fields} rows={valuesOf([entry])}>
    <HistoryItem declaration={declaration} entry={entry} onRestore={undefined} />
  </RelationNames>
)

type EntryProps = { declaration: AnyResource; entry: HistoryEntry; onRestore: (() => void) | undefined }

function HistoryItem({ declaration, entry, onRestore }: EntryProps) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const nameOf = useActionLabel(declaration)
  const actorName = useActorName()
  return (
    <article className="history-entry">
      <header>
        <strong>{nameOf(entry.action)}</strong>
        <span>{t('history.by', { name: `\u2068${actorName(entry.actor_name)}\u2069` })}</span>
        <DateTimeText at={entry.at} />
      </header>
      {entry.reason && <p dir="auto">{entry.reason}</p>}
      <ChangeLines declaration={declaration} changes={entry.changes} />
      <footer>
        {entry.request_id && (
          <details>
            <summary>{t('history.more')}</summary>
            <bdi dir="auto">{t('history.request', { id: `\u2068${entry.request_id}\u2069` })}</bdi>
          </details>
        )}
        {onRestore && (
          <Button size="small" icon={<UndoOutlined />} onClick={onRestore}>
            {t('restore.action')}
            <span className="visually-hidden"> ({formatDateTime(entry.at, locale)})</span>
          </Button>
        )}
      </footer>
    </article>
  )
}
