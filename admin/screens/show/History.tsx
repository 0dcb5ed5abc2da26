import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../kinds/format.ts'
import { Failed } from '../../parts/Failed.tsx'
import { Loading } from '../../parts/Loading.tsx'
import { RelationNames } from '../../parts/RelationNames.tsx'
import { type HistoryEntry, historyOf } from '../../session/acts.ts'
import { Changes } from './Changes.tsx'
import { useActName } from './useActName.ts'

/** Who changed what and when, newest first, each field before and after. */
export function History({ declaration, id }: { declaration: AnyResource; id: string }) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['history', declaration.name, id],
    queryFn: () => historyOf(declaration.name, id),
    staleTime: 0,
  })
  if (isError) return <Failed error={error} retry={() => refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <p className="card none">{t('history.empty')}</p>
  const values = data.flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]))
  return (
    <RelationNames fields={declaration.fields} rows={values}>
      <div className="card">
        <Timeline items={data.map((entry) => ({ key: entry.id, children: <Entry declaration={declaration} entry={entry} /> }))} />
      </div>
    </RelationNames>
  )
}

function Entry({ declaration, entry }: { declaration: AnyResource; entry: HistoryEntry }) {
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
      {entry.request_id && (
        <footer>
          <bdi dir="auto">{t('history.request', { id: `\u2068${entry.request_id}\u2069` })}</bdi>
        </footer>
      )}
    </article>
  )
}
