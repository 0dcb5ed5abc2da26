import './overview.css'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { Amounts } from '../Amounts.tsx'
import { ReplyBox } from '../actions/ReplyBox.tsx'
import type { OnActed } from '../actions/useRowActions.ts'
import { Details } from '../Details.tsx'
import { overviewOf, placeOf } from '../overrides/overviews.ts'
import { type RelatedList, relatedListsOf } from '../related-lists.ts'
import { History } from './History.tsx'
import { OverviewRecord } from './OverviewRecord.tsx'
import { PersonCard, RecordPeople } from './PersonCard.tsx'
import { RelatedRows } from './RelatedRows.tsx'

type Props = { declaration: AnyResource; row: AnyRow; onActed: OnActed }

/** A row on one page: its amounts, its people, its related lists, its details and its history. */
export function Overview({ declaration, row, onActed }: Props) {
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  const { lead = [], amounts = [], people = [], record, conversation } = overviewOf(declaration.name) ?? {}
  const shown = relatedListsOf(declaration).filter(
    ({ declaration: related, reference }) => placeOf(declaration.name, reference, row) === 'page' && denialReason(related, 'list') === null,
  )
  const list = (related: RelatedList) => (
    <section key={related.reference} className="overview-list">
      <h2>{localize(related.label)}</h2>
      <RelatedRows {...related} parent={declaration} row={row} />
    </section>
  )
  const empty = Object.keys(declaration.fields).filter((name) => isEmpty(row[name]))
  const omitted = new Set<string>([...empty, ...lead, ...amounts, ...people])
  return (
    <div className="overview">
      <div className="overview-main">
        <Lead fields={declaration.fields} names={lead} row={row} />
        <Amounts fields={declaration.fields} names={amounts} row={row} />
        {shown.some(({ reference }) => reference === conversation) && (
          <div className="conversation">{shown.filter(({ reference }) => reference === conversation).map(list)}</div>
        )}
        <ReplyBox declaration={declaration} row={row} onActed={onActed} />
        <Details declaration={declaration} row={row} omitted={omitted} />
        <div className="overview-lists">{shown.filter(({ reference }) => reference !== conversation).map(list)}</div>
        {record && <OverviewRecord field={declaration.fields[record]} id={row[record]} without={declaration.name} />}
      </div>
      <aside className="overview-aside">
        {people.map((name) => (
          <PersonCard key={name} field={declaration.fields[name]} row={row} id={row[name]} />
        ))}
        {record && (
          <RecordPeople field={declaration.fields[record]} id={row[record]} without={people.map((name) => String(row[name] ?? ''))} />
        )}
        <History declaration={declaration} row={row} />
      </aside>
    </div>
  )
}

/** What was written, in full, before everything else; nothing where it is empty. */
function Lead({ fields, names, row }: { fields: AnyResource['fields']; names: readonly string[]; row: AnyRow }) {
  const { localize } = useLocale()
  const shown = names.flatMap((name) => (fields[name] && !isEmpty(row[name]) ? [{ name, field: fields[name] }] : []))
  if (shown.length === 0) return null
  return (
    <dl className="card overview-lead">
      {shown.map(({ name, field }) => (
        <div key={name}>
          <dt>{localize(field.label)}</dt>
          <dd>
            <FieldDisplay field={field} value={row[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
